import type { Schemas } from "@gemel/api";
import type { Candidate } from "@gemel/api/values";
import { assign, fromPromise, sendParent, setup } from "xstate";
import { type Failure, isNotFound, isDayUsedUp, isUnreachable, readFailure } from "../failure.ts";
import { actionMustBeProvided, mustBeProvided } from "../must-be-provided.ts";
import { present } from "../present.ts";

/** A member's reaction to another member: a like or a pass. */
export interface Decision {
  readonly user: Candidate;
  readonly action: Schemas["LikeAction"];
  /** The first message with a like. */
  readonly message: string | null;
}

/** Why a decision was not taken back. `expired` also once a match came of it. */
export type UndoFailure = "expired" | "unreachable" | "failed";

/** Why a like is refused, for the member to read. */
export type LikeRefusal = "already_said" | "contact_details" | "daily_limit";

interface Task {
  readonly kind: "decide" | "undo";
  readonly decision: Decision;
}

export interface DecisionsContext {
  /** The first one is under way. */
  readonly tasks: readonly Task[];
  /** The last decision, for as long as it can be taken back. */
  readonly undoable: Decision | null;
}

export type DecisionsEvent =
  | { type: "decision.make"; decision: Decision }
  | { type: "decision.undo" };

/** The outcome of a reaction, as sent to the list of people. */
export type DecisionNews =
  | {
      type: "decision.made";
      decision: Decision;
      answer: Schemas["LikeAnswer"];
    }
  | { type: "decision.failed"; decision: Decision }
  | { type: "decision.refused"; decision: Decision; refusal: LikeRefusal }
  /** The other member does not exist any more. */
  | { type: "decision.gone"; decision: Decision }
  | { type: "decision.undone"; decision: Decision }
  | { type: "decision.notUndone"; decision: Decision; reason: UndoFailure };

type Made = Extract<DecisionNews, { type: "decision.made" }>;

/** Milliseconds (docs/decisions/0020). */
export const undoDuration = 10_000;

function readUndoFailure(failure: Failure): UndoFailure {
  if (isUnreachable(failure)) return "unreachable";
  return failure.kind === "http" && failure.code === "undo_expired" ? "expired" : "failed";
}

const wordRefusals: readonly LikeRefusal[] = ["already_said", "contact_details"];

function readRefusal(failure: Failure): LikeRefusal | undefined {
  if (failure.kind !== "http") return undefined;
  if (isDayUsedUp(failure)) return "daily_limit";
  return wordRefusals.find((refusal) => failure.details.some(({ code }) => code === refusal));
}

const firstOf = ({ tasks }: DecisionsContext): Decision =>
  present(tasks[0] ?? null, "the decision under way").decision;

const madeOf = ({
  context,
  event,
}: {
  context: DecisionsContext;
  event: { readonly output: Schemas["LikeAnswer"] };
}): Made => ({ type: "decision.made", decision: firstOf(context), answer: event.output });

/** Why a decision was not made. */
function failedOf(decision: Decision, failure: Failure): DecisionNews {
  if (isNotFound(failure)) return { type: "decision.gone", decision };
  const refusal = readRefusal(failure);
  if (refusal) return { type: "decision.refused", decision, refusal };
  return { type: "decision.failed", decision };
}

const sameUser = (one: Decision | null, other: Decision): boolean => one?.user.id === other.user.id;

/**
 * Likes and passes on their way to the server, one after the other in the order in which they were
 * made, so that an undo never overtakes what it undoes.
 *
 * The last one can be taken back for 10 s from when it was made: the server counts from later on.
 * The offer ends early where a match came of it, or where the server offers no undo.
 */
export const decisionsMachine = setup({
  types: {
    context: {} as DecisionsContext,
    events: {} as DecisionsEvent,
  },
  actors: {
    decide: fromPromise<Schemas["LikeAnswer"], Decision>(mustBeProvided("decide")),
    undo: fromPromise<unknown, Decision>(mustBeProvided("undo")),
  },
  actions: {
    announce: actionMustBeProvided<DecisionNews>("announce"),
    addDecision: assign({
      tasks: ({ context }, decision: Decision): Task[] => [
        ...context.tasks,
        { kind: "decide", decision },
      ],
      undoable: (_, decision: Decision) => decision,
    }),
    addUndo: assign(({ context }) => ({
      tasks: [
        ...context.tasks,
        { kind: "undo" as const, decision: present(context.undoable, "what to undo") },
      ],
      undoable: null,
    })),
    dropFirst: assign({ tasks: ({ context }) => context.tasks.slice(1) }),
    /** Nothing was said, so there is nothing to take back either. */
    dropFailed: assign(({ context: { tasks, undoable } }, failed: Decision) => ({
      tasks: tasks
        .slice(1)
        .filter(({ kind, decision }) => kind === "decide" || decision !== failed),
      undoable: undoable === failed ? null : undoable,
    })),
    withdrawOffer: assign({
      undoable: ({ context: { undoable } }, { decision, answer }: Made) =>
        sameUser(undoable, decision) && answer.undo_until === undefined ? null : undoable,
    }),
    endOffer: assign({ undoable: null }),
  },
  guards: {
    isDecisionNext: ({ context }) => context.tasks[0]?.kind === "decide",
    isUndoNext: ({ context }) => context.tasks[0]?.kind === "undo",
    isNothingUndoable: ({ context }) => context.undoable === null,
  },
  delays: { undoDuration },
}).createMachine({
  id: "decisions",
  context: { tasks: [], undoable: null },
  type: "parallel",
  states: {
    sending: {
      initial: "idle",
      states: {
        idle: {
          always: [
            { guard: "isDecisionNext", target: "deciding" },
            { guard: "isUndoNext", target: "undoing" },
          ],
        },
        deciding: {
          invoke: {
            src: "decide",
            input: ({ context }) => firstOf(context),
            onDone: {
              target: "idle",
              actions: [
                { type: "withdrawOffer", params: madeOf },
                { type: "announce", params: madeOf },
                "dropFirst",
              ],
            },
            onError: {
              target: "idle",
              actions: [
                {
                  type: "announce",
                  params: ({ context, event }) =>
                    failedOf(firstOf(context), readFailure(event.error)),
                },
                { type: "dropFailed", params: ({ context }) => firstOf(context) },
              ],
            },
          },
        },
        undoing: {
          invoke: {
            src: "undo",
            input: ({ context }) => firstOf(context),
            onDone: {
              target: "idle",
              actions: [
                {
                  type: "announce",
                  params: ({ context }) => ({
                    type: "decision.undone",
                    decision: firstOf(context),
                  }),
                },
                "dropFirst",
              ],
            },
            onError: {
              target: "idle",
              actions: [
                {
                  type: "announce",
                  params: ({ context, event }) => ({
                    type: "decision.notUndone",
                    decision: firstOf(context),
                    reason: readUndoFailure(readFailure(event.error)),
                  }),
                },
                "dropFirst",
              ],
            },
          },
        },
      },
    },
    offer: {
      initial: "none",
      on: {
        "decision.make": {
          target: ".undoable",
          actions: { type: "addDecision", params: ({ event }) => event.decision },
        },
      },
      states: {
        none: {},
        undoable: {
          always: { guard: "isNothingUndoable", target: "none" },
          after: { undoDuration: { target: "none", actions: "endOffer" } },
          on: { "decision.undo": { target: "none", actions: "addUndo" } },
        },
      },
    },
  },
});

/** The machine as a child of a list of people, which receives the outcomes. */
export const decisionsOfList = decisionsMachine.provide({
  actions: { announce: sendParent((_, news: DecisionNews) => news) },
});
