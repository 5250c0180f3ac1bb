import { AppError } from "../../errors/app-error.ts";
import { requireConversation } from "../conversations/require-conversation.ts";
import type { Parts } from "../parts.ts";

/**
 * Which file a spoken answer is, for the member who asked. It is absent with its conversation.
 * @returns its name
 * @throws AppError `not_found`
 */
export async function findVoiceReply(
  parts: Pick<Parts, "stores">,
  memberId: string,
  id: string,
): Promise<string> {
  const reply = await parts.stores.voiceReplies.find(memberId, id);
  if (reply === undefined) throw new AppError("not_found");
  await requireConversation(parts, memberId, reply.conversationId);
  return reply.file;
}
