import type { Insights, Language } from "@gemel/api/values";
import { assign, setup } from "xstate";
import { type Failure, hasCode } from "../failure.ts";
import { hostActor, mustBeProvided } from "../must-be-provided.ts";
import { outputOf, rejectionOf } from "../params.ts";

export interface InsightsInput {
  /** The one that the member reads. */
  readonly language: Language;
  /** Whether the answers are known to be analysed; else they are waited for. */
  readonly isAnalysed: boolean;
}

export interface InsightsContext extends InsightsInput {
  readonly insights: Insights | null;
}

export type InsightsEvent =
  | { type: "insights.retry" }
  /** The answers are analysed by now. */
  | { type: "insights.ready" }
  /** Newer answers are analysed by now: what is shown is out of date. */
  | { type: "insights.renewed" }
  | { type: "language.change"; language: Language };

const languageOf = ({ event }: { event: { readonly language: Language } }) => event.language;

const changeLanguage = {
  guard: { type: "isOtherLanguage", params: languageOf },
  actions: { type: "takeLanguage", params: languageOf },
} as const;

/**
 * Loads the insights from a member's answers, in the language that the member reads. During the analysis it
 * polls the progress every 15 s, and loads at its end, or at once when the host sends the event; a failed
 * poll is no failure, since there is nothing to show yet. When the language changes, the shown texts stay
 * until the new ones are loaded.
 */
export const insightsMachine = setup({
  types: {
    context: {} as InsightsContext,
    events: {} as InsightsEvent,
    input: {} as InsightsInput,
  },
  actors: {
    /** Rejects with `not_ready` while the answers are being analysed. */
    loadInsights: hostActor<Insights, { readonly language: Language }>("loadInsights"),
    /** Whether the answers are analysed by now. */
    checkAnalysed: hostActor<boolean>("checkAnalysed"),
  },
  actions: {
    /** The analysis that was waited for is done: the session's user is no longer the newest. */
    announceReady: mustBeProvided("announceReady"),
    takeLanguage: assign({ language: (_, language: Language) => language }),
  },
  guards: {
    isAnalysed: ({ context }) => context.isAnalysed,
    isOtherLanguage: ({ context }, language: Language) => context.language !== language,
    isDone: (_, isAnalysed: boolean) => isAnalysed,
    isNotReady: (_, failure: Failure) => hasCode(failure, "not_ready"),
  },
  delays: { askingAgain: 15_000 },
}).createMachine({
  id: "insights",
  context: ({ input }) => ({ ...input, insights: null }),
  initial: "starting",
  on: {
    "language.change": changeLanguage,
  },
  states: {
    starting: {
      always: [{ guard: "isAnalysed", target: "loading" }, { target: "preparing" }],
    },
    loading: {
      on: {
        "language.change": { ...changeLanguage, target: "loading", reenter: true },
      },
      invoke: {
        src: "loadInsights",
        input: ({ context }) => ({ language: context.language }),
        onDone: { target: "shown", actions: assign({ insights: ({ event }) => event.output }) },
        onError: [
          { guard: { type: "isNotReady", params: rejectionOf }, target: "preparing.waiting" },
          { target: "failed" },
        ],
      },
    },
    preparing: {
      initial: "asking",
      on: { "insights.ready": "loading" },
      states: {
        asking: {
          invoke: {
            src: "checkAnalysed",
            onDone: [
              {
                guard: { type: "isDone", params: outputOf },
                target: "#insights.loading",
                actions: "announceReady",
              },
              { target: "waiting" },
            ],
            onError: "waiting",
          },
        },
        waiting: { after: { askingAgain: "asking" } },
      },
    },
    shown: {
      on: {
        "insights.renewed": "loading",
        "language.change": { ...changeLanguage, target: "loading" },
      },
    },
    failed: { on: { "insights.retry": "loading" } },
  },
});
