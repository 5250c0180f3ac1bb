import { useEffect, useState } from "react";
import { forget, keep, recall } from "../kept.ts";

const keyOf = (userId: string): string => `awaitsResult:${userId}`;

/** From the last answer on: the result may be there before a page waits for it. */
export const awaitResult = (userId: string): boolean => keep(keyOf(userId), {});

/**
 * Remembers in this browser that a member waits for their result, so that its first arrival is known.
 * @param stage - `wait` while it is being made, `result` where it is shown
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
