import { likeOperations, type ApiClient } from "@gemel/api";
import { reactionsOfList } from "@gemel/machines/reactions";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";

export type {
  Reaction,
  ReactionOutcome,
  LikeRefusal,
  UndoFailure,
} from "@gemel/machines/reactions";

/**
 * Likes and passes of a list. Neither call ends with the page: a reaction is sent also when
 * the member opens another page at once.
 */
export function provideReactions(client: ApiClient) {
  const { likeProfile, undoLike } = likeOperations(client);
  return reactionsOfList.provide({
    actors: {
      react: fromPromise(async ({ input: { user, action, message } }) =>
        answer(likeProfile(user.id, { action, ...(message === null ? {} : { message }) })),
      ),
      undo: fromPromise(async ({ input }) => answer(undoLike(input.user.id))),
    },
  });
}
