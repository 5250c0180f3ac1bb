import type { Schemas } from "@gemel/api";
import { assign, fromPromise, setup } from "xstate";
import { type Failure, isNotFound, isUnreachable } from "../failure.ts";
import { actionMustBeProvided, mustBeProvided } from "../must-be-provided.ts";
import { present } from "../present.ts";
import { outputOf, rejectionOf } from "../params.ts";

type ReportFile = Schemas["ReportFile"];

/** What an admin is about to decide; nothing is chosen at first. */
export interface DecisionDraft {
  readonly action: Schemas["ModerationAction"] | null;
  readonly note: string;
}

/** Why a ruling failed: the admin is a part of the report, no answer came, or something else. */
export type DecisionFailure = "oneself" | "own_report" | "unreachable" | "failed";

export interface ReportReviewContext {
  readonly reportId: string;
  readonly file: ReportFile | null;
  readonly draft: DecisionDraft;
  readonly failure: DecisionFailure | null;
  /** Another admin decided it, or decided it again, while this one was thinking. */
  readonly isOvertaken: boolean;
  /** The most urgent report now; null for none, and while that is not known. */
  readonly nextId: string | null;
}

export type ReportReviewEvent =
  | { type: "report.retry" }
  /** The reported member was let in again. */
  | { type: "report.reload" }
  /** The decision is to be replaced by another one. */
  | { type: "decision.revise" }
  /** The decision stays after all. */
  | { type: "decision.keep" }
  | { type: "decision.change"; change: Partial<DecisionDraft> }
  | { type: "decision.submit" }
  | { type: "decision.confirm" }
  | { type: "decision.cancel" };

const refusals = ["oneself", "own_report"] as const;

function readDecisionFailure(failure: Failure): DecisionFailure {
  const codes = failure.kind === "http" ? failure.details.map(({ code }) => code) : [];
  const refusal = refusals.find((code) => codes.includes(code));
  return refusal ?? (isUnreachable(failure) ? "unreachable" : "failed");
}

/**
 * One report: read, decided with a note, and then the next one found. A suspension asks once more. Where
 * another admin was faster, their decision is read and shown. A decision can be replaced by another one.
 */
export const reportReviewMachine = setup({
  types: {
    context: {} as ReportReviewContext,
    events: {} as ReportReviewEvent,
    input: {} as Pick<ReportReviewContext, "reportId">,
  },
  actors: {
    loadReport: fromPromise<ReportFile, { readonly reportId: string }>(
      mustBeProvided("loadReport"),
    ),
    decide: fromPromise<
      ReportFile,
      { readonly reportId: string; readonly decision: Schemas["ReportDecision"] }
    >(mustBeProvided("decide")),
    /** The most urgent report, if one waits. */
    findNext: fromPromise<string | null>(mustBeProvided("findNext")),
  },
  actions: {
    /** The decision of this admin is kept. */
    announceDecided: actionMustBeProvided<Schemas["ModerationAction"]>("announceDecided"),
    takeFile: assign({ file: (_, file: ReportFile) => file }),
    takeChange: assign({
      draft: ({ context }, change: Partial<DecisionDraft>) => ({ ...context.draft, ...change }),
      failure: null,
    }),
    emptyDraft: assign({ draft: { action: null, note: "" }, failure: null, isOvertaken: false }),
    takeNext: assign({ nextId: (_, nextId: string | null) => nextId }),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => readDecisionFailure(failure) }),
    noteOvertaken: assign({ isOvertaken: true }),
  },
  guards: {
    isDecided: ({ context }) => context.file?.report.decision !== null,
    isActionChosen: ({ context }) => context.draft.action !== null,
    isSuspension: ({ context }) => context.draft.action === "suspend",
    isAbsent: (_, failure: Failure) => isNotFound(failure),
    isTooLate: (_, failure: Failure) =>
      failure.kind === "http" && failure.code === "already_decided",
  },
}).createMachine({
  id: "reportReview",
  context: ({ input }) => ({
    reportId: input.reportId,
    file: null,
    draft: { action: null, note: "" },
    failure: null,
    isOvertaken: false,
    nextId: null,
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadReport",
        input: ({ context }) => ({ reportId: context.reportId }),
        onDone: { target: "loaded", actions: { type: "takeFile", params: outputOf } },
        onError: [
          { guard: { type: "isAbsent", params: rejectionOf }, target: "absent" },
          { target: "error" },
        ],
      },
    },
    loaded: {
      always: [{ guard: "isDecided", target: "decided" }, { target: "waiting" }],
    },
    error: { on: { "report.retry": "loading" } },
    absent: {},
    waiting: {
      initial: "editing",
      states: {
        editing: {
          on: {
            "decision.change": {
              actions: { type: "takeChange", params: ({ event }) => event.change },
            },
            "decision.keep": { guard: "isDecided", target: "#reportReview.decided" },
            "decision.submit": [
              { guard: "isSuspension", target: "confirming" },
              { guard: "isActionChosen", target: "deciding" },
            ],
          },
        },
        confirming: {
          on: { "decision.confirm": "deciding", "decision.cancel": "editing" },
        },
        deciding: {
          entry: "forgetFailure",
          invoke: {
            src: "decide",
            input: ({ context: { reportId, draft, file } }) => ({
              reportId,
              decision: {
                action: present(draft.action, "the action"),
                note: draft.note.trim(),
                ...(file?.report.decision && { revises: file.report.decision.decided_at }),
              },
            }),
            onDone: {
              target: "#reportReview.decided",
              actions: [
                { type: "takeFile", params: outputOf },
                {
                  type: "announceDecided",
                  params: ({ context }) => present(context.draft.action, "the action"),
                },
              ],
            },
            onError: [
              {
                guard: { type: "isTooLate", params: rejectionOf },
                target: "#reportReview.loading",
                actions: "noteOvertaken",
              },
              { target: "editing", actions: { type: "rememberFailure", params: rejectionOf } },
            ],
          },
        },
      },
    },
    decided: {
      on: {
        "report.reload": "loading",
        "decision.revise": { target: "waiting", actions: "emptyDraft" },
      },
      initial: "findingNext",
      states: {
        findingNext: {
          invoke: {
            src: "findNext",
            onDone: { target: "idle", actions: { type: "takeNext", params: outputOf } },
            onError: "idle",
          },
        },
        idle: {},
      },
    },
  },
});
