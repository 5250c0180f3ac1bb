import { likeOperations } from "@gemel/api";
import {
  countInLikes,
  likesLists,
  likesMachine,
  type LikesItem,
  type LikesList,
  shownInLikes,
} from "@gemel/machines/likes";
import { useCallback } from "react";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { type Decision, provideDecisions } from "./decisions.ts";
import { useDecisions } from "./use-decisions.ts";
import type { DecisionHost } from "./use-feed.ts";
import { useFlow } from "../use-flow.ts";

export { likesLists };
export type { LikesItem, LikesList };

/** One of the three lists of likes and matches: loading, paging, likes and passes with their undo. */
export function useLikes(list: LikesList, host: DecisionHost) {
  const [snapshot, send] = useFlow(
    ({ client }, newest) => {
      const { getLikes, getMatches } = likeOperations(client);
      return likesMachine.provide({
        actors: {
          loadPage: fromPromise(async ({ input, signal }) =>
            input.list === "matches"
              ? answer(getMatches(input, { signal }))
              : answer(getLikes(input.list, input, { signal })),
          ),
          decisions: provideDecisions(client),
        },
        actions: {
          announceMatch: (_, match) => newest.onMatch(match),
          announceRestored: (_, { user }) => newest.onRestored(user),
          announceRefused: (_, { decision, refusal }) => newest.onRefused(decision, refusal),
          announceGone: (_, { user }) => newest.onGone(user),
          announceUndone: (_, { user }) => newest.onUndone(user),
          announceNotUndone: (_, { reason }) => newest.onNotUndone(reason),
        },
      });
    },
    { host, input: { list } },
  );
  const { context } = snapshot;
  const items = shownInLikes(context);
  return {
    list,
    phase: snapshot.matches({ list: "loading" })
      ? "loading"
      : snapshot.matches({ list: "error" })
        ? "error"
        : snapshot.matches({ list: "empty" })
          ? "empty"
          : "loaded",
    items,
    /** The matches without a message: their conversation is not opened yet. */
    unwritten: new Set(
      items
        .filter((item) => "match_id" in item && item.conversation_id === null)
        .map(({ user }) => user.id),
    ),
    /** On all pages; null while that is not known. */
    count: snapshot.matches({ list: "loading" }) ? null : countInLikes(context),
    isLoadingMore: snapshot.matches({ list: { loaded: "loadingMore" } }),
    hasMore: context.cursor !== null,
    ...useDecisions(snapshot.children.decisions),
    loadMore: () => send({ type: "likes.more" }),
    reload: useCallback(() => send({ type: "likes.reload" }), [send]),
    retry: () => send({ type: "likes.retry" }),
    decide: (decision: Decision) => send({ type: "card.decide", decision }),
    /** Takes somebody away whose match ended, or who was blocked or reported. */
    remove: (id: string) => send({ type: "card.remove", id }),
  } as const;
}

export type LikesFlow = ReturnType<typeof useLikes>;
