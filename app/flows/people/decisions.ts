import { likeOperations, type ApiClient } from "@gemel/api";
import { decisionsOfList } from "@gemel/machines/decisions";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";

export type { Decision, DecisionNews, LikeRefusal, UndoFailure } from "@gemel/machines/decisions";

/**
 * Likes and passes of a list. Neither call ends with the page: a reaction is sent also when
 * the member opens another page at once.
 */
export function provideDecisions(client: ApiClient) {
  const { likeProfile, undoLike } = likeOperations(client);
  return decisionsOfList.provide({
    actors: {
      decide: fromPromise(async ({ input: { user, action, message } }) =>
        answer(likeProfile(user.id, { action, ...(message === null ? {} : { message }) })),
      ),
      undo: fromPromise(async ({ input }) => answer(undoLike(input.user.id))),
    },
  });
}
