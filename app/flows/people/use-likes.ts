import { likeOperations } from "@gemel/api";
import type { LikeEntry, Match, Page } from "@gemel/api/values";
import { likes as rules } from "@gemel/machines/reaction-list";
import { answer } from "../answer.ts";
import { type ReactionHost, useReactionList } from "./use-reaction-list.ts";

/** The three lists of the page, as its tabs name them. */
export const likesLists = ["received", "given", "matches"] as const;
export type LikesList = (typeof likesLists)[number];

/** A like on `received` and `given`, a match on `matches`. */
export type LikesItem = LikeEntry | Match;

/** One of the three lists of likes and matches. */
export function useLikes(list: LikesList, host: ReactionHost) {
  const { items, ...flow } = useReactionList(
    rules,
    async (client, page, signal): Promise<Page<LikesItem>> => {
      const { getLikes, getMatches } = likeOperations(client);
      return list === "matches"
        ? answer(getMatches(page, { signal }))
        : answer(getLikes(list, page, { signal }));
    },
    host,
  );
  return {
    ...flow,
    list,
    items,
    /** The matches without a message: their conversation is not opened yet. */
    unwritten: new Set(
      items
        .filter((item) => "match_id" in item && item.conversation_id === null)
        .map(({ user }) => user.id),
    ),
  } as const;
}

export type LikesFlow = ReturnType<typeof useLikes>;
