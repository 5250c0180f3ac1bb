import type { Message } from "../Message/message.ts";

/** How far back the two lists are compared. */
const reach = 100;

/**
 * The messages that came to the end of a conversation, status bubbles left out. Older ones that
 * were put before are no arrivals, nor is a list that has nothing in common with the one before.
 */
export function arrivals(before: readonly Message[], now: readonly Message[]): Message[] {
  const known = new Set(before.slice(-reach).map(({ id }) => id));
  const recent = now.slice(-reach);
  const lastKnown = recent.findLastIndex(({ id, kind }) => kind !== "status" && known.has(id));
  const isStart = before.every(({ kind }) => kind === "status");
  if (lastKnown < 0 && !isStart) return [];
  return recent.slice(lastKnown + 1).filter(({ kind }) => kind !== "status");
}
