import { assign, sendTo, setup } from "xstate";
import { hostAction } from "../must-be-provided.ts";
import {
  type ReactionFailure,
  type ReactionOutcome,
  reactionsOfList,
} from "../reactions/reactions.machine.ts";

export interface UnsentContext {
  /** The last failure about each person, the oldest first. */
  readonly failures: readonly ReactionFailure[];
}

export type UnsentEvent =
  | { type: "unsent.add"; failure: ReactionFailure }
  | { type: "unsent.retry"; failure: ReactionFailure }
  | { type: "unsent.dismiss"; failure: ReactionFailure }
  | ReactionOutcome;

/** Whether the same call may succeed: a refusal would come again, and so would the end of the time for an undo. */
export const isRetriable = ({ type }: ReactionFailure): boolean => type === "reaction.failed";

const failureOf = ({ event }: { event: { readonly failure: ReactionFailure } }) => event.failure;

const announce = {
  type: "announce",
  params: ({ event }: { event: ReactionOutcome }) => event,
} as const;

const addAnswered = {
  actions: [{ type: "add", params: ({ event }: { event: ReactionFailure }) => event }, announce],
} as const;

/**
 * Likes, passes and undos of a list of people that failed after the member had left it. Those without a final
 * refusal can be sent again from here.
 */
export const unsentMachine = setup({
  types: {
    context: {} as UnsentContext,
    events: {} as UnsentEvent,
    children: {} as { reactions: "reactions" },
  },
  actors: { reactions: reactionsOfList },
  actions: {
    /** Announces the outcome of a reaction that was sent again. */
    announce: hostAction<ReactionOutcome>("announce"),
    add: assign({
      failures: ({ context }, failure: ReactionFailure) => [
        ...context.failures.filter(({ reaction }) => reaction.user.id !== failure.reaction.user.id),
        failure,
      ],
    }),
    drop: assign({
      failures: ({ context }, failure: ReactionFailure) =>
        context.failures.filter((each) => each !== failure),
    }),
  },
  guards: {
    /** A second press finds it gone. */
    isRetriable: ({ context }, failure: ReactionFailure) =>
      isRetriable(failure) && context.failures.includes(failure),
  },
}).createMachine({
  id: "unsent",
  context: { failures: [] },
  initial: "noting",
  states: {
    noting: {
      invoke: {
        src: "reactions",
        id: "reactions",
        onError: { target: "noting", reenter: true },
      },
      on: {
        "unsent.add": { actions: { type: "add", params: failureOf } },
        "unsent.retry": {
          guard: { type: "isRetriable", params: failureOf },
          actions: [
            { type: "drop", params: failureOf },
            sendTo("reactions", ({ event }) => ({
              type: "reaction.make" as const,
              reaction: event.failure.reaction,
            })),
          ],
        },
        "unsent.dismiss": { actions: { type: "drop", params: failureOf } },
        "reaction.made": { actions: announce },
        "reaction.failed": addAnswered,
        "reaction.refused": addAnswered,
        "reaction.notFound": addAnswered,
      },
    },
  },
});
