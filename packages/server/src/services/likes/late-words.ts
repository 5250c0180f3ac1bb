import { createHash } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import type { Match } from "../matches/match.ts";
import { openConversation } from "../matches/open-conversation.ts";
import { type AddParts, addMessage } from "../messages/add-message.ts";
import { type NewMessage, textParts } from "../messages/message.ts";
import type { Stores } from "../stores.ts";
import type { Decision } from "./decision.ts";

/**
 * What is to be said with a like that comes when the two are a match already, since the other was quicker;
 * nothing where the same words came with the like that made the match. The pair is held meanwhile.
 */
export async function lateWords(
  stores: Stores,
  match: Match,
  { memberId: senderId, candidateId, message: text, decidedAt }: Decision,
): Promise<NewMessage | undefined> {
  if (text === null) return undefined;
  const former = await stores.likes.find(senderId, candidateId);
  if (former?.message === text) return undefined;
  const conversationId = await openConversation(stores, match, decidedAt);
  const clientMessageId = idOf(match.id, text);
  return { ...textParts, role: "user", conversationId, senderId, text, clientMessageId };
}

/** @throws AppError `not_found` where the match has ended in the meantime */
export async function sayLateWords(parts: AddParts, words: NewMessage): Promise<void> {
  try {
    await addMessage(parts, words);
  } catch (error) {
    const isOver = error instanceof AppError && error.refusal === "conversation_closed";
    throw isOver ? new AppError("not_found") : error;
  }
}

/** The same UUID for the same words in a match: who sends them again, because no answer came, says them once. */
function idOf(matchId: string, text: string): string {
  const hex = createHash("sha256").update(`${matchId} ${text}`).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}
