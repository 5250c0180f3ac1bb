import { likeOperations, type ApiClient } from "@gemel/api";
import { type ReactionOutcome, reactionsOfList } from "@gemel/machines/reactions";
import type { ActorRefFrom } from "xstate";
import { fromCall } from "../from-call.ts";
import type { Gemel } from "../create-gemel.ts";
import { notifyMember } from "../member-events.ts";
import { keepFirstMessage } from "./kept-first-message.ts";

/** Likes and passes on their way. Neither call ends with the page. */
export function provideReactions(client: ApiClient) {
  const { likeProfile, undoLike } = likeOperations(client);
  return reactionsOfList.provide({
    actors: {
      react: fromCall(({ input: { user, action, message } }) =>
        likeProfile(user.id, { action, ...(message === null ? {} : { message }) }),
      ),
      undo: fromCall(({ input }) => undoLike(input.user.id)),
    },
  });
}

export type Reactions = ActorRefFrom<ReturnType<typeof provideReactions>>;

/** How many likes, passes and undos are not answered yet. */
export const tasksOf = (reactions: Reactions | undefined): number =>
  reactions?.getSnapshot().context.tasks.length ?? 0;

/**
 * Applies the outcome of a reaction on any page: celebrates a match, and keeps the text of a like that does
 * not stand for the next like.
 * @param memberId the member who made the reaction
 */
export function settle(
  { memberListeners }: Gemel,
  memberId: string,
  outcome: ReactionOutcome,
): void {
  const { user, message } = outcome.reaction;
  if (message !== null) {
    const stands = ["reaction.made", "reaction.notUndone", "reaction.notFound"].includes(
      outcome.type,
    );
    keepFirstMessage({ memberId, userId: user.id }, stands ? "" : message);
  }
  if (outcome.type !== "reaction.made" || outcome.answer.status !== "matched") return;
  const match = { user, matchId: outcome.answer.match_id ?? null };
  notifyMember(memberListeners, { event: "matched", match });
}
