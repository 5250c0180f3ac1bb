import type { Schemas } from "@gemel/api";
import { assign, setup } from "xstate";
import { type Failure, hasCode, hasDetail, isNotFound, isUnreachable } from "../failure.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";
import { outputOf, rejectionOf } from "../params.ts";

type ReportFile = Schemas["ReportFile"];

/** The ruling that an admin is about to make; nothing is chosen at first. */
export interface RulingDraft {
  readonly action: Schemas["ModerationAction"] | null;
  readonly note: string;
}

/** Why a ruling failed: the admin is a part of the report, it was added to, no answer came, or something else. */
export type RulingFailure = "own_report" | "added_meanwhile" | "unreachable" | "failed";

export interface ReportReviewContext {
  readonly reportId: string;
  readonly file: ReportFile | null;
  readonly draft: RulingDraft;
  readonly failure: RulingFailure | null;
  /** The report was ruled on, or added to, while this admin was thinking. */
  readonly isOvertaken: boolean;
  /** The most urgent report now; null for none, and while that is not known. */
  readonly nextId: string | null;
}

export type ReportReviewEvent =
  | { type: "report.retry" }
  /** The reported member was reinstated. */
  | { type: "report.reload" }
  /** The admin wants to replace the ruling. */
  | { type: "ruling.revise" }
  /** The ruling stays after all. */
  | { type: "ruling.keep" }
  | { type: "ruling.change"; change: Partial<RulingDraft> }
  | { type: "ruling.submit" }
  | { type: "ruling.confirm" }
  | { type: "ruling.cancel" };

const isAddedTo = (failure: Failure): boolean => hasCode(failure, "added_meanwhile");

function readRulingFailure(failure: Failure): RulingFailure {
  if (hasDetail(failure, "own_report")) return "own_report";
  if (isAddedTo(failure)) return "added_meanwhile";
  return isUnreachable(failure) ? "unreachable" : "failed";
}

/**
 * One report: it is read, ruled on with a note, and then the next one is found. A suspension needs a
 * confirmation. If another admin was faster, their ruling is read and shown. If the reporter added to the
 * report, it is read again and the draft stays. A ruling can be replaced by another one.
 */
export const reportReviewMachine = setup({
  types: {
    context: {} as ReportReviewContext,
    events: {} as ReportReviewEvent,
    input: {} as Pick<ReportReviewContext, "reportId">,
  },
  actors: {
    loadReport: hostActor<ReportFile, { readonly reportId: string }>("loadReport"),
    rule: hostActor<
      ReportFile,
      { readonly reportId: string; readonly ruling: Schemas["ReportDecision"] }
    >("rule"),
    /** The most urgent report, if one waits. */
    findNext: hostActor<string | null>("findNext"),
  },
  actions: {
    /** The ruling of this admin is kept. */
    announceRuling: hostAction<Schemas["ModerationAction"]>("announceRuling"),
    takeFile: assign({ file: (_, file: ReportFile) => file }),
    emptyDraft: assign({ draft: { action: null, note: "" }, failure: null, isOvertaken: false }),
    rememberFailure: assign({ failure: (_, failure: Failure) => readRulingFailure(failure) }),
    noteOvertaken: assign({ isOvertaken: true }),
  },
  guards: {
    isRuled: ({ context }) => context.file?.report.decision !== null,
    isActionChosen: ({ context }) => context.draft.action !== null,
    isSuspension: ({ context }) => context.draft.action === "suspend",
    isMissing: (_, failure: Failure) => isNotFound(failure),
    isTooLate: (_, failure: Failure) => hasCode(failure, "already_decided"),
    isAddedTo: (_, failure: Failure) => isAddedTo(failure),
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
          { guard: { type: "isMissing", params: rejectionOf }, target: "notFound" },
          { target: "error" },
        ],
      },
    },
    loaded: {
      always: [{ guard: "isRuled", target: "ruled" }, { target: "waiting" }],
    },
    error: { on: { "report.retry": "loading" } },
    notFound: {},
    waiting: {
      initial: "editing",
      states: {
        editing: {
          on: {
            "ruling.change": {
              actions: assign({
                draft: ({ context, event }) => ({ ...context.draft, ...event.change }),
                failure: null,
              }),
            },
            "ruling.keep": { guard: "isRuled", target: "#reportReview.ruled" },
            "ruling.submit": [
              { guard: "isSuspension", target: "confirming" },
              { guard: "isActionChosen", target: "ruling" },
            ],
          },
        },
        confirming: {
          on: { "ruling.confirm": "ruling", "ruling.cancel": "editing" },
        },
        ruling: {
          entry: assign({ failure: null, isOvertaken: false }),
          invoke: {
            src: "rule",
            input: ({ context: { reportId, draft, file } }) => ({
              reportId,
              ruling: {
                action: present(draft.action, "the action"),
                note: draft.note.trim(),
                ...(file?.report.decision && { revises: file.report.decision.decided_at }),
                ...(file?.report.added_at && { seen_until: file.report.added_at }),
              },
            }),
            onDone: {
              target: "#reportReview.ruled",
              actions: [
                { type: "takeFile", params: outputOf },
                {
                  type: "announceRuling",
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
              {
                guard: { type: "isAddedTo", params: rejectionOf },
                target: "#reportReview.loading",
                actions: ["noteOvertaken", { type: "rememberFailure", params: rejectionOf }],
              },
              { target: "editing", actions: { type: "rememberFailure", params: rejectionOf } },
            ],
          },
        },
      },
    },
    ruled: {
      on: {
        "report.reload": "loading",
        "ruling.revise": { target: "waiting", actions: "emptyDraft" },
      },
      initial: "findingNext",
      states: {
        findingNext: {
          invoke: {
            src: "findNext",
            onDone: { target: "idle", actions: assign({ nextId: ({ event }) => event.output }) },
            onError: "idle",
          },
        },
        idle: {},
      },
    },
  },
});
