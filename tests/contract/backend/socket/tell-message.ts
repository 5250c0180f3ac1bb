import { messageFrame } from "../answers/message.ts";
import { makeCursor } from "../operations/page.ts";
import type { StoredConversation, StoredMessage } from "../world/conversation.ts";
import type { World } from "../world/world.ts";
import type { Connection } from "./live.ts";

/** Where a message stands in its conversation, for reconnecting. */
export const cursorOf = ({ id }: StoredConversation, { order }: StoredMessage): string =>
  makeCursor(`messages-${id}`, order);

/** Tells a new message to everybody in the conversation, except where it came from. */
export function tellMessage(
  { live }: World,
  conversation: StoredConversation,
  message: StoredMessage,
  from?: Connection,
): void {
  const cursor = cursorOf(conversation, message);
  const frame = messageFrame(conversation, message, cursor);
  const { clientMessageId: client_msg_id, senderId } = message;
  for (const connection of live.connections) {
    if (connection === from || connection.conversationId !== conversation.id) continue;
    const isOwn = connection.memberId === senderId && client_msg_id !== undefined;
    connection.send(isOwn ? { ...frame, client_msg_id } : frame);
  }
  const others = conversation.members.filter((id) => id !== senderId);
  const event = { type: "event", event: "message", conversation_id: conversation.id } as const;
  live.tell(others, { ...event, cursor });
}
