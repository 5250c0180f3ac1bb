import type { Schemas } from "@gemel/api";
import type { Candidate } from "@gemel/api/values";
import { assign, setup } from "xstate";
import { type Failure, isNotFound, isUnreachable, readFailure } from "../failure.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";
import { rejectionOf } from "../params.ts";

/** The member whom a dialog is about. */
export type SafetyUser = Pick<Candidate, "id" | "nickname">;

/** A former member, who has no id that the member knows: known by a conversation alone. */
export interface FormerMember {
  readonly id: null;
  readonly nickname: null;
}

/** The open dialog, and the member whom it is about. */
export type SafetyRequest =
  | ({
      readonly user: SafetyUser;
      /** The conversation in which it happened: sent with a report. */
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

/** The member to report or block. */
export type SafetyTarget = { readonly userId: string } | { readonly conversationId: string };

export interface SafetyChoice {
  readonly report: Schemas["ReportRequest"] | null;
  readonly block: boolean;
}

/** The order in which the steps are taken. */
const steps = ["report", "block", "unmatch"] as const;
type Step = (typeof steps)[number];

/** One call of the server. */
export type SafetyStep =
  | {
      readonly step: "report";
      readonly target: SafetyTarget;
      readonly report: Schemas["ReportRequest"];
    }
  | { readonly step: "block"; readonly target: SafetyTarget }
  | { readonly step: "unmatch"; readonly matchId: string };

/** A failed step and its reason; `notFound`: the member does not exist any more. */
export interface SafetyFailure {
  readonly step: Step;
  readonly reason: "unreachable" | "notFound" | "failed";
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
  /** The member was blocked, or the match has ended. */
  readonly isEnded: boolean;
}

const nothingChosen: SafetyChoice = { report: null, block: false };

const requestOf = ({ request }: SafetyContext): SafetyRequest => present(request, "the request");

function targetOf(context: SafetyContext): SafetyTarget {
  const { user, conversationId } = requestOf(context);
  return user.id === null
    ? { conversationId: present(conversationId ?? null, "the conversation") }
    : { userId: user.id };
}

/** Returns the report, with the conversation in which it happened. */
function reportOf(context: SafetyContext): Schemas["ReportRequest"] {
  const report = present(context.choice.report, "the report");
  const { user, conversationId } = requestOf(context);
  return user.id === null || conversationId === undefined
    ? report
    : { ...report, conversation_id: conversationId };
}

/** Returns the step to take next; null after the last. */
function dueOf({ request, choice, done }: SafetyContext): Step | null {
  const wanted = {
    report: choice.report !== null,
    block: choice.block,
    unmatch: request?.kind === "unmatch",
  };
  return steps.find((step) => wanted[step] && !done.includes(step)) ?? null;
}

function stepOf(context: SafetyContext): SafetyStep {
  const step = present(dueOf(context), "the step");
  if (step === "report") return { step, target: targetOf(context), report: reportOf(context) };
  if (step === "block") return { step, target: targetOf(context) };
  const request = requestOf(context);
  return {
    step,
    matchId: present(request.kind === "unmatch" ? request.matchId : null, "the match"),
  };
}

function failureOf(context: SafetyContext, failure: Failure): SafetyFailure {
  const reason = isUnreachable(failure)
    ? "unreachable"
    : isNotFound(failure)
      ? "notFound"
      : "failed";
  return { step: present(dueOf(context), "the step"), reason };
}

const outcomeOf = (context: SafetyContext): SafetyOutcome => ({
  user: requestOf(context).user,
  isReported: context.done.includes("report"),
  isBlocked: context.done.includes("block"),
  isEnded: context.done.includes("block") || context.done.includes("unmatch"),
});

/**
 * Unmatch, block and report, each from its dialog. It reports first, then blocks, then ends the
 * match (decision 0021): blocking would remove the evidence. A failed step is shown, and the
 * next confirmation repeats it, but not the steps before it. A member who cannot be found counts as
 * blocked.
 */
export const safetyMachine = setup({
  types: { context: {} as SafetyContext, events: {} as SafetyEvent },
  actors: {
    take: hostActor<unknown, SafetyStep>("take"),
  },
  actions: {
    /** The dialog is closed, and at least one step was taken. */
    announceOutcome: hostAction<SafetyOutcome>("announceOutcome"),
    noteDone: assign({
      done: ({ context }) => [...context.done, present(dueOf(context), "the step")],
    }),
  },
  guards: {
    isStepDue: ({ context }) => dueOf(context) !== null,
    isAnythingDone: ({ context }) => context.done.length > 0,
    /** The member or the match is gone, so that there is nothing to block or to end. */
    isDone: ({ context }, failure: Failure) => isNotFound(failure) && dueOf(context) !== "report",
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
          actions: assign({
            request: ({ event }) => event.request,
            choice: nothingChosen,
            done: [],
            failure: null,
          }),
        },
      },
    },
    asking: {
      on: {
        "safety.confirm": {
          target: "sending",
          actions: assign({ choice: ({ event }) => event.choice, failure: null }),
        },
        "safety.close": [{ guard: "isAnythingDone", target: "finished" }, { target: "closed" }],
      },
    },
    sending: {
      initial: "choosing",
      states: {
        choosing: {
          always: [{ guard: "isStepDue", target: "taking" }, { target: "#safety.finished" }],
        },
        taking: {
          invoke: {
            src: "take",
            input: ({ context }) => stepOf(context),
            onDone: { target: "choosing", actions: "noteDone" },
            onError: [
              {
                guard: { type: "isDone", params: rejectionOf },
                target: "choosing",
                actions: "noteDone",
              },
              {
                target: "#safety.asking",
                actions: assign({
                  failure: ({ context, event }) => failureOf(context, readFailure(event.error)),
                }),
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
