import type { Parts } from "../parts.ts";
import type { Stores } from "../stores.ts";
import type { Pair } from "./pair.ts";

/** A conversation that has ended, where there was one. */
export interface EndedMatch {
  readonly conversationId: string | undefined;
}

/**
 * Ends the match of a pair for both, closes their conversation and withdraws both likes; harmless when
 * there is none. The pair is held meanwhile.
 */
export async function endMatch(stores: Stores, pair: Pair, now: Date): Promise<EndedMatch> {
  const match = await stores.matches.findLatest(pair);
  if (match === undefined || match.endedAt !== null) return { conversationId: undefined };
  // A message holds the conversation before it writes their past, as ending the match does: in one order.
  const conversationId = await stores.conversations.closeOfMatch(match.id, now);
  await stores.matches.end(match.id, now);
  await stores.likes.withdraw(pair);
  return { conversationId };
}

/**
 * Ends what is open of their conversation and of what either says to an AI about the other, and tells both
 * members that their conversation has ended; of the match they hear no word.
 */
export async function tellEnd(
  parts: Pick<Parts, "live" | "stores">,
  { lowId, highId }: Pair,
  { conversationId }: EndedMatch,
): Promise<void> {
  if (conversationId !== undefined) {
    await parts.live.endConversation(conversationId);
    for (const id of [lowId, highId]) {
      await parts.live.tellMember(id, { event: "conversation_ended", conversationId });
    }
  }
  for (const id of await parts.stores.conversations.findAbout(lowId, highId)) {
    await parts.live.endConversation(id);
  }
}
