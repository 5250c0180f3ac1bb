import { likeOperations } from "@gemel/api";
import {
  countInLikes,
  likesLists,
  likesMachine,
  type LikesItem,
  type LikesList,
  shownInLikes,
} from "@gemel/machines/likes";
import { useMachine } from "@xstate/react";
import { useCallback, useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { type Decision, provideDecisions } from "./decisions.ts";
import { useGemel } from "./gemel.tsx";
import { reasonsOf } from "./reasons-of.ts";
import { useDecisions } from "./use-decisions.ts";
import type { DecisionHost } from "./use-feed.ts";
import { useLatest } from "./use-latest.ts";

export { likesLists };
export type { LikesItem, LikesList };

/** One of the three lists of likes and matches: loading, paging, likes and passes with their undo. */
export function useLikes(list: LikesList, host: DecisionHost) {
  const { client } = useGemel();
  const onMatch = useLatest(host.onMatch);
  const onRestored = useLatest(host.onRestored);
  const onRefused = useLatest(host.onRefused);
  const onGone = useLatest(host.onGone);
  const onUndone = useLatest(host.onUndone);
  const onNotUndone = useLatest(host.onNotUndone);
  const [machine] = useState(() => {
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
        announceMatch: (_, match) => onMatch(match),
        announceRestored: (_, { user }) => onRestored(user),
        announceRefused: (_, { decision, refusal }) => onRefused(decision, refusal),
        announceGone: (_, { user }) => onGone(user),
        announceUndone: (_, { user }) => onUndone(user),
        announceNotUndone: (_, { reason }) => onNotUndone(reason),
      },
    });
  });
  const [snapshot, send] = useMachine(machine, { input: { list } });
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
    /** Why the member and each of them might get on, by their ids. */
    reasons: reasonsOf(items.map(({ user }) => user)),
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
