import { randomUUID } from "node:crypto";
import type { Decision } from "../likes/decision.ts";
import { textParts } from "../messages/message.ts";
import type { Stores } from "../stores.ts";
import { openConversation } from "./open-conversation.ts";
import { pairOf } from "./pair.ts";

/** What the words of a like are besides their text. */
const likeParts = { ...textParts, role: "user", clientMessageId: null } as const;

/**
 * Makes a match of two likes. Words that came with them open the conversation, the earlier first, and both
 * members get a mail; all in the transaction of the second like. @returns the match's id
 */
export async function addMatch(
  stores: Stores,
  likes: readonly [Decision, Decision],
  now: Date,
): Promise<string> {
  const [one, other] = likes;
  const match = { id: randomUUID(), ...pairOf(one.memberId, other.memberId), createdAt: now };
  await stores.matches.add(match);
  const words = likes.toSorted((a, b) => a.decidedAt.getTime() - b.decidedAt.getTime());
  for (const { memberId: senderId, message: text, isHeld = false, decidedAt: createdAt } of words) {
    if (text === null || isHeld) continue;
    const conversationId = await openConversation(stores, match, now);
    const message = { id: randomUUID(), conversationId, senderId, text, createdAt, ...likeParts };
    await stores.messages.add(message, []);
  }
  for (const { memberId: userId } of likes) {
    await stores.jobs.send("match-mail", { matchId: match.id, userId });
  }
  return match.id;
}
