import type { TwinTalk } from "@gemel/api/values";
import { assign, fromPromise, setup } from "xstate";
import { type AccountFailure, readAccountFailure } from "../account-failure.ts";
import { type Failure, readFailure } from "../failure.ts";
import { mustBeProvided } from "../must-be-provided.ts";
import { present } from "../present.ts";

export interface TwinTalksContext {
  readonly talks: readonly TwinTalk[];
  /** About which talk the question is. */
  readonly asked: TwinTalk | null;
  readonly failure: AccountFailure | null;
}

export type TwinTalksEvent =
  | { type: "talks.retry" }
  | { type: "end.ask"; talk: TwinTalk }
  | { type: "end.confirm" }
  | { type: "end.cancel" };

/** Who talked with a member's twin, and ending that after a question. */
export const twinTalksMachine = setup({
  types: { context: {} as TwinTalksContext, events: {} as TwinTalksEvent },
  actors: {
    loadTalks: fromPromise<readonly TwinTalk[]>(mustBeProvided("loadTalks")),
    endTalk: fromPromise<void, { readonly id: string }>(mustBeProvided("endTalk")),
  },
  actions: {
    take: assign({ talks: (_, talks: readonly TwinTalk[]) => talks }),
    ask: assign({ asked: (_, talk: TwinTalk) => talk, failure: null }),
    close: assign({
      talks: ({ context: { talks, asked } }) =>
        talks.map((talk) => (talk.id === asked?.id ? { ...talk, running: false } : talk)),
    }),
    rememberFailure: assign({ failure: (_, failure: Failure) => readAccountFailure(failure) }),
  },
}).createMachine({
  id: "twinTalks",
  context: { talks: [], asked: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadTalks",
        onDone: { target: "ready", actions: { type: "take", params: ({ event }) => event.output } },
        onError: "loadFailed",
      },
    },
    loadFailed: { on: { "talks.retry": "loading" } },
    ready: {
      initial: "idle",
      states: {
        idle: {
          on: {
            "end.ask": {
              target: "asking",
              actions: { type: "ask", params: ({ event }) => event.talk },
            },
          },
        },
        asking: { on: { "end.confirm": "ending", "end.cancel": "idle" } },
        ending: {
          invoke: {
            src: "endTalk",
            input: ({ context }) => ({ id: present(context.asked, "the talk").id }),
            onDone: { target: "idle", actions: "close" },
            onError: {
              target: "idle",
              actions: { type: "rememberFailure", params: ({ event }) => readFailure(event.error) },
            },
          },
        },
      },
    },
  },
});
