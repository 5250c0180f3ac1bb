import { AppError } from "../../errors/app-error.ts";
import { requireConversation } from "../conversations/require-conversation.ts";
import type { Parts } from "../parts.ts";

/**
 * Which file a voice note is, for a member who can see it. @returns its name
 * @throws AppError `not_found` also for a text, and for what was said before the member deleted the
 *   conversation
 */
export async function findRecording(
  parts: Pick<Parts, "stores">,
  memberId: string,
  conversationId: string,
  messageId: string,
): Promise<string> {
  await requireConversation(parts, memberId, conversationId);
  const message = await parts.stores.messages.findFor(memberId, conversationId, messageId);
  if (message === undefined || message.audio === null) throw new AppError("not_found");
  return message.audio.file;
}
