import type { Schemas } from "@gemel/api";
import type { Candidate } from "@gemel/api/values";
import { assign, fromPromise, setup } from "xstate";
import { type Failure, isNotFound, isUnreachable, readFailure } from "../failure.ts";
import { actionMustBeProvided, mustBeProvided } from "../must-be-provided.ts";
import { present } from "../present.ts";

/** Whom a dialog is about. */
export type SafetyUser = Pick<Candidate, "id" | "nickname">;

/** A former member, who has no id that the member knows: known by a conversation alone. */
export interface FormerMember {
  readonly id: null;
  readonly nickname: null;
}

/** Which dialog is open, and about whom. */
export type SafetyRequest =
  | ({
      readonly user: SafetyUser;
      /** Where it happened: goes along with a report. */
      readonly conversationId?: string;
    } & (
      | { readonly kind: "block" | "report" }
      | { readonly kind: "unmatch"; readonly matchId: string }
    ))
  | {
      readonly user: FormerMember;
      readonly conversationId: string;
      readonly kind: "block" | "report";
    };

/** Who is reported or blocked. */
export type SafetyTarget = { readonly userId: string } | { readonly conversationId: string };

export interface SafetyChoice {
  readonly report: Schemas["ReportRequest"] | null;
  readonly block: boolean;
}

type Step = "report" | "block" | "unmatch";

/** What did not work; `gone`: the member does not exist any more. */
export interface SafetyFailure {
  readonly step: Step;
  readonly reason: "unreachable" | "gone" | "failed";
}

export interface SafetyContext {
  readonly request: SafetyRequest | null;
  readonly choice: SafetyChoice;
  /** Steps that have worked and are not taken again. */
  readonly done: readonly Step[];
  readonly failure: SafetyFailure | null;
}

export type SafetyEvent =
  | { type: "safety.open"; request: SafetyRequest }
  | { type: "safety.confirm"; choice: SafetyChoice }
  | { type: "safety.close" };

export interface SafetyOutcome {
  readonly user: SafetyUser | FormerMember;
  readonly isReported: boolean;
  readonly isBlocked: boolean;
  /** They were blocked, or the match has ended. */
  readonly isEnded: boolean;
}

const nothingChosen: SafetyChoice = { report: null, block: false };

const readSafetyFailure = (step: Step, failure: Failure): SafetyFailure => ({
  step,
  reason: isUnreachable(failure) ? "unreachable" : isNotFound(failure) ? "gone" : "failed",
});

const requestOf = ({ request }: SafetyContext): SafetyRequest => present(request, "the request");

function targetOf(context: SafetyContext): SafetyTarget {
  const { user, conversationId } = requestOf(context);
  return user.id === null
    ? { conversationId: present(conversationId ?? null, "the conversation") }
    : { userId: user.id };
}

/** What is reported, and where it happened. */
function reportOf(context: SafetyContext): Schemas["ReportRequest"] {
  const report = present(context.choice.report, "the report");
  const { user, conversationId } = requestOf(context);
  return user.id === null || conversationId === undefined
    ? report
    : { ...report, conversation_id: conversationId };
}

const outcomeOf = (context: SafetyContext): SafetyOutcome => ({
  user: requestOf(context).user,
  isReported: context.done.includes("report"),
  isBlocked: context.done.includes("block"),
  isEnded: context.done.includes("block") || context.done.includes("unmatch"),
});

/**
 * Unmatch, block and report, each from its dialog. It reports first, then blocks, then ends the
 * match (docs/decisions/0021): blocking would remove the evidence. A failed step is shown, and the
 * next confirmation repeats it, but not the steps before it. A member who cannot be found counts as
 * blocked.
 */
export const safetyMachine = setup({
  types: { context: {} as SafetyContext, events: {} as SafetyEvent },
  actors: {
    report: fromPromise<unknown, SafetyTarget & { readonly report: Schemas["ReportRequest"] }>(
      mustBeProvided("report"),
    ),
    block: fromPromise<unknown, SafetyTarget>(mustBeProvided("block")),
    unmatch: fromPromise<unknown, { readonly matchId: string }>(mustBeProvided("unmatch")),
  },
  actions: {
    /** The dialog is closed, and at least one step was taken. */
    announceOutcome: actionMustBeProvided<SafetyOutcome>("announceOutcome"),
    begin: assign({
      request: (_, request: SafetyRequest) => request,
      choice: nothingChosen,
      done: [],
      failure: null,
    }),
    takeChoice: assign({ choice: (_, choice: SafetyChoice) => choice, failure: null }),
    noteDone: assign({ done: ({ context }, step: Step) => [...context.done, step] }),
    rememberFailure: assign({
      failure: (_, { step, failure }: { readonly step: Step; readonly failure: Failure }) =>
        readSafetyFailure(step, failure),
    }),
  },
  guards: {
    isReportDue: ({ context: { choice, done } }) =>
      choice.report !== null && !done.includes("report"),
    isBlockDue: ({ context: { choice, done } }) => choice.block && !done.includes("block"),
    isUnmatchDue: ({ context: { request, done } }) =>
      request?.kind === "unmatch" && !done.includes("unmatch"),
    isAnythingDone: ({ context }) => context.done.length > 0,
    isAbsent: (_, failure: Failure) => isNotFound(failure),
  },
}).createMachine({
  id: "safety",
  context: { request: null, choice: nothingChosen, done: [], failure: null },
  initial: "closed",
  states: {
    closed: {
      on: {
        "safety.open": {
          target: "asking",
          actions: { type: "begin", params: ({ event }) => event.request },
        },
      },
    },
    asking: {
      on: {
        "safety.confirm": {
          target: "sending",
          actions: { type: "takeChoice", params: ({ event }) => event.choice },
        },
        "safety.close": [{ guard: "isAnythingDone", target: "finished" }, { target: "closed" }],
      },
    },
    sending: {
      initial: "choosing",
      states: {
        choosing: {
          always: [
            { guard: "isReportDue", target: "reporting" },
            { guard: "isBlockDue", target: "blocking" },
            { guard: "isUnmatchDue", target: "unmatching" },
            { target: "#safety.finished" },
          ],
        },
        reporting: {
          invoke: {
            src: "report",
            input: ({ context }) => ({
              ...targetOf(context),
              report: reportOf(context),
            }),
            onDone: { target: "choosing", actions: { type: "noteDone", params: "report" } },
            onError: {
              target: "#safety.asking",
              actions: {
                type: "rememberFailure",
                params: ({ event }) => ({ step: "report", failure: readFailure(event.error) }),
              },
            },
          },
        },
        blocking: {
          invoke: {
            src: "block",
            input: ({ context }) => targetOf(context),
            onDone: { target: "choosing", actions: { type: "noteDone", params: "block" } },
            onError: [
              {
                guard: { type: "isAbsent", params: ({ event }) => readFailure(event.error) },
                target: "choosing",
                actions: { type: "noteDone", params: "block" },
              },
              {
                target: "#safety.asking",
                actions: {
                  type: "rememberFailure",
                  params: ({ event }) => ({ step: "block", failure: readFailure(event.error) }),
                },
              },
            ],
          },
        },
        unmatching: {
          invoke: {
            src: "unmatch",
            input: ({ context }) => {
              const request = requestOf(context);
              return {
                matchId: present(request.kind === "unmatch" ? request.matchId : null, "the match"),
              };
            },
            onDone: { target: "choosing", actions: { type: "noteDone", params: "unmatch" } },
            onError: [
              {
                guard: { type: "isAbsent", params: ({ event }) => readFailure(event.error) },
                target: "choosing",
                actions: { type: "noteDone", params: "unmatch" },
              },
              {
                target: "#safety.asking",
                actions: {
                  type: "rememberFailure",
                  params: ({ event }) => ({ step: "unmatch", failure: readFailure(event.error) }),
                },
              },
            ],
          },
        },
      },
    },
    finished: {
      entry: { type: "announceOutcome", params: ({ context }) => outcomeOf(context) },
      always: "closed",
    },
  },
});
