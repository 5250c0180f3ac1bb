import type { Conversation } from "../conversations/conversation.ts";
import { requireSpeakable } from "../conversations/require-speakable.ts";
import type { LiveConnection } from "../live/live-connection.ts";
import type { Parts } from "../parts.ts";
import { type AddParts, addOnce } from "./add-message.ts";
import { textParts } from "./message.ts";

interface SentText {
  readonly text: string;
  readonly clientMessageId: string | null;
}

/**
 * Takes what a member writes on a live connection. The connection gets an acknowledgement where the text has a
 * `clientMessageId`, else the message itself; an AI answers what it has not heard before. Whether the
 * conversation goes on and is the member's is asked each time.
 * @throws AppError `not_found`, `conversation_closed` or `twin_not_shared`
 */
export async function sendText(
  parts: AddParts & Pick<Parts, "answerer">,
  from: LiveConnection,
  conversation: Conversation,
  { text, clientMessageId }: SentText,
): Promise<void> {
  const { memberId: senderId } = from;
  if (!(await wasSent(parts, senderId, conversation, clientMessageId))) {
    await requireSpeakable(parts, senderId, conversation);
  }
  const { isNew } = await addOnce(
    parts,
    {
      ...textParts,
      conversationId: conversation.id,
      senderId,
      role: "user",
      text,
      clientMessageId,
    },
    { from, isQuestion: conversation.type !== "user" },
  );
  if (isNew && conversation.type !== "user") parts.answerer.noteMessage(conversation);
}

/** Whether a text to an AI was taken before: then it is acknowledged, whatever has changed. */
async function wasSent(
  { stores }: Pick<Parts, "stores">,
  senderId: string,
  { id, type }: Conversation,
  clientMessageId: string | null,
): Promise<boolean> {
  if (type === "user" || clientMessageId === null) return false;
  return (await stores.messages.findSent(id, senderId, clientMessageId)) !== undefined;
}
