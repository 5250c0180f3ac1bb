import { useEffect, useState } from "react";
import { forget, keep, recall } from "../kept.ts";

const keyOf = (userId: string): string => `awaitsResult:${userId}`;

/** Notes from the last answer on that the member waits: the result may come before a page waits for it. */
export const awaitResult = (userId: string): boolean => keep(keyOf(userId), {});

/**
 * Remembers in this browser that a member waits for their result, so that its first arrival is known.
 * @param stage - `wait` while the result is being made, `result` when it is shown
 * @returns whether the result that is shown arrives for the first time
 */
export function useArrival(userId: string, stage: "wait" | "result"): boolean {
  const [arrives] = useState(() => stage === "result" && recall(keyOf(userId)) !== null);
  useEffect(() => {
    if (stage === "wait") awaitResult(userId);
    else forget(keyOf(userId));
  }, [userId, stage]);
  return arrives;
}
