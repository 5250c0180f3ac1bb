import { discoverOperations } from "@gemel/api";
import type { Candidate } from "@gemel/api/values";
import { feed as rules, isDayUsedUp } from "@gemel/machines/reaction-list";
import { answer } from "../answer.ts";
import { type ReactionHost, useReactionList } from "./use-reaction-list.ts";

export type { Candidate, ReactionHost };

/** The feed. */
export function useFeed(host: ReactionHost) {
  const { items, page, failure, isLoadingMore, isReloading, restart, ...list } = useReactionList(
    rules,
    async (client, input, signal) =>
      answer(discoverOperations(client).getDiscoverFeed(input, { signal })),
    host,
  );
  return {
    ...list,
    candidates: items,
    /** A further page is on its way. */
    isLoadingMore: isLoadingMore || isReloading,
    tightest: page?.tightest_criterion ?? null,
    isDayUsedUp: failure !== null && isDayUsedUp(failure),
    reload: restart,
  } as const;
}

export type FeedFlow = ReturnType<typeof useFeed>;
