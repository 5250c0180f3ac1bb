import type { Schemas } from "@gemel/api";
import type { Candidate } from "@gemel/api/values";
import { assign, sendParent, setup } from "xstate";
import {
  type Failure,
  hasCode,
  hasDetail,
  isDayUsedUp,
  isNotFound,
  isUnreachable,
  readFailure,
} from "../failure.ts";
import { hostAction, hostActor } from "../must-be-provided.ts";
import { present } from "../present.ts";

/** A member's reaction to another member: a like or a pass. */
export interface Reaction {
  readonly user: Candidate;
  readonly action: Schemas["LikeAction"];
  /** The first message with a like. */
  readonly message: string | null;
}

/** Why a reaction was not taken back. `expired` also once a match came of it. */
export type UndoFailure = "expired" | "unreachable" | "failed";

/** Why a like is refused, for the member to read. */
export type LikeRefusal = "already_said" | "contact_details" | "daily_limit";

interface Task {
  readonly kind: "react" | "undo";
  readonly reaction: Reaction;
}

export interface ReactionsContext {
  /** The first one is under way. */
  readonly tasks: readonly Task[];
  /** The last reaction, for as long as it can be taken back. */
  readonly undoable: Reaction | null;
}

export type ReactionsEvent =
  | { type: "reaction.make"; reaction: Reaction }
  | { type: "reaction.undo" };

/** The outcome of a reaction, as sent to the list of people. */
export type ReactionOutcome =
  | {
      type: "reaction.made";
      reaction: Reaction;
      answer: Schemas["LikeAnswer"];
    }
  | { type: "reaction.failed"; reaction: Reaction }
  | { type: "reaction.refused"; reaction: Reaction; refusal: LikeRefusal }
  /** The other member does not exist any more. */
  | { type: "reaction.notFound"; reaction: Reaction }
  | { type: "reaction.undone"; reaction: Reaction }
  | { type: "reaction.notUndone"; reaction: Reaction; reason: UndoFailure };

/** A like or a pass that was not made, or not taken back. */
export type ReactionFailure = Exclude<
  ReactionOutcome,
  { type: "reaction.made" } | { type: "reaction.undone" }
>;

export const isReactionFailure = (outcome: ReactionOutcome): outcome is ReactionFailure =>
  outcome.type !== "reaction.made" && outcome.type !== "reaction.undone";

type Made = Extract<ReactionOutcome, { type: "reaction.made" }>;

/** Milliseconds (decision 0020). */
export const undoDuration = 10_000;

function readUndoFailure(failure: Failure): UndoFailure {
  if (isUnreachable(failure)) return "unreachable";
  return hasCode(failure, "undo_expired") ? "expired" : "failed";
}

const textRefusals: readonly LikeRefusal[] = ["already_said", "contact_details"];

function readRefusal(failure: Failure): LikeRefusal | undefined {
  if (isDayUsedUp(failure)) return "daily_limit";
  return textRefusals.find((refusal) => hasDetail(failure, refusal));
}

const firstOf = ({ tasks }: ReactionsContext): Reaction =>
  present(tasks[0] ?? null, "the reaction under way").reaction;

const madeOf = ({
  context,
  event,
}: {
  context: ReactionsContext;
  event: { readonly output: Schemas["LikeAnswer"] };
}): Made => ({ type: "reaction.made", reaction: firstOf(context), answer: event.output });

/** Why a reaction was not made. */
function failedOf(reaction: Reaction, failure: Failure): ReactionOutcome {
  if (isNotFound(failure)) return { type: "reaction.notFound", reaction };
  const refusal = readRefusal(failure);
  if (refusal) return { type: "reaction.refused", reaction, refusal };
  return { type: "reaction.failed", reaction };
}

const sameUser = (one: Reaction | null, other: Reaction): boolean => one?.user.id === other.user.id;

/**
 * Likes and passes that wait for the server, sent one after the other in the order in which they were
 * made, so that an undo never overtakes the reaction it undoes.
 *
 * The last one can be undone for 10 s after it was made: the server's time starts later.
 * The offer ends early if the reaction made a match, or if the server offers no undo.
 */
export const reactionsMachine = setup({
  types: {
    context: {} as ReactionsContext,
    events: {} as ReactionsEvent,
  },
  actors: {
    react: hostActor<Schemas["LikeAnswer"], Reaction>("react"),
    undo: hostActor<unknown, Reaction>("undo"),
  },
  actions: {
    announce: hostAction<ReactionOutcome>("announce"),
    addUndo: assign(({ context }) => ({
      tasks: [
        ...context.tasks,
        { kind: "undo" as const, reaction: present(context.undoable, "what to undo") },
      ],
      undoable: null,
    })),
    dropFirst: assign({ tasks: ({ context }) => context.tasks.slice(1) }),
    /** The reaction failed, so there is nothing to undo either. */
    dropFailed: assign(({ context: { tasks, undoable } }, failed: Reaction) => ({
      tasks: tasks.slice(1).filter(({ kind, reaction }) => kind === "react" || reaction !== failed),
      undoable: undoable === failed ? null : undoable,
    })),
    withdrawOffer: assign({
      undoable: ({ context: { undoable } }, { reaction, answer }: Made) =>
        sameUser(undoable, reaction) && answer.undo_until === undefined ? null : undoable,
    }),
  },
  guards: {
    isReactionNext: ({ context }) => context.tasks[0]?.kind === "react",
    isUndoNext: ({ context }) => context.tasks[0]?.kind === "undo",
    isNothingUndoable: ({ context }) => context.undoable === null,
  },
  delays: { undoDuration },
}).createMachine({
  id: "reactions",
  context: { tasks: [], undoable: null },
  type: "parallel",
  states: {
    sending: {
      initial: "idle",
      states: {
        idle: {
          always: [
            { guard: "isReactionNext", target: "reacting" },
            { guard: "isUndoNext", target: "undoing" },
          ],
        },
        reacting: {
          invoke: {
            src: "react",
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
                    type: "reaction.undone",
                    reaction: firstOf(context),
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
                    type: "reaction.notUndone",
                    reaction: firstOf(context),
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
        "reaction.make": {
          target: ".undoable",
          actions: assign({
            tasks: ({ context, event }): Task[] => [
              ...context.tasks,
              { kind: "react", reaction: event.reaction },
            ],
            undoable: ({ event }) => event.reaction,
          }),
        },
      },
      states: {
        none: {},
        undoable: {
          always: { guard: "isNothingUndoable", target: "none" },
          after: { undoDuration: { target: "none", actions: assign({ undoable: null }) } },
          on: { "reaction.undo": { target: "none", actions: "addUndo" } },
        },
      },
    },
  },
});

/** The machine as a child of a list of people, which receives the outcomes. */
export const reactionsOfList = reactionsMachine.provide({
  actions: { announce: sendParent((_, outcome: ReactionOutcome) => outcome) },
});
