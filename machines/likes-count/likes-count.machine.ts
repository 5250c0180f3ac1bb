import { assign, fromPromise, setup } from "xstate";
import { mustBeProvided } from "../must-be-provided.ts";

export interface LikesCountContext {
  /** Null while it is not known, and where the server does not count. */
  readonly count: number | null;
}

/** Something may have changed it. */
export type LikesCountEvent = { type: "likes.reload" };

/**
 * How many likes wait for the member's answer. Whatever changes it counts anew, from the beginning
 * where that is under way; a count that fails leaves the one before.
 */
export const likesCountMachine = setup({
  types: { context: {} as LikesCountContext, events: {} as LikesCountEvent },
  actors: { countLikes: fromPromise<number | null>(mustBeProvided("countLikes")) },
  actions: { take: assign({ count: (_, count: number | null) => count }) },
}).createMachine({
  id: "likesCount",
  context: { count: null },
  initial: "counting",
  on: { "likes.reload": ".counting" },
  states: {
    counting: {
      invoke: {
        src: "countLikes",
        onDone: {
          target: "counted",
          actions: { type: "take", params: ({ event }) => event.output },
        },
        onError: "counted",
      },
    },
    counted: {},
  },
});
