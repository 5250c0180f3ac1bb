import { answer, type ApiClient, likeOperations } from "@gemel/api";
import { useEffect, useRef } from "react";
import type { MemberEvent } from "../member-events.ts";
import { useLookup } from "../use-lookup.ts";

async function countLikes(client: ApiClient, signal: AbortSignal): Promise<number | null> {
  const { getLikes } = likeOperations(client);
  return (await answer(getLikes("received", { limit: 1 }, { signal }))).total;
}

/** Events that change the lists of likes and matches; those before the first listener are in them. */
export const changesLikes: readonly MemberEvent["event"][] = [
  "like",
  "match",
  "matched",
  "resync",
  "subscribed",
];

/**
 * How many likes wait for the member's answer; null while that is not known.
 * @param isReacting - whether the member is where likes are answered: the count is loaded again after that
 */
export function useLikesCount(isReacting: boolean): number | null {
  const { value, reload } = useLookup(countLikes, { changing: changesLikes });
  const before = useRef(isReacting);
  useEffect(() => {
    if (before.current && !isReacting) reload();
    before.current = isReacting;
  }, [isReacting, reload]);
  return value;
}
