import type { components } from "@gemel/api/schema";
import type { StoredConversation, StoredMessage } from "../world/conversation.ts";
import type { Member } from "../world/member.ts";
import { nullInt32, nullString } from "./wrap.ts";

type Schemas = components["schemas"];

const audioUrl = ({ id }: StoredConversation, message: StoredMessage): string | undefined =>
  message.audio && `/api/conversations/${id}/messages/${message.id}/audio`;

/** A message as the history has it. */
export const messageAnswer = (
  conversation: StoredConversation,
  message: StoredMessage,
  reader: Pick<Member, "id">,
): Schemas["Message"] => ({
  id: message.id,
  conversation_id: conversation.id,
  sender_id: message.senderId,
  role: message.senderId === null ? "assistant" : "user",
  content: nullString(message.content),
  msg_type: message.audio ? "audio" : "message",
  audio_url: nullString(audioUrl(conversation, message)),
  transcript: nullString(undefined),
  mime_type: nullString(message.audio?.type),
  audio_duration_ms: nullInt32(message.durationMs),
  sent_at: message.sentAt,
  ...(message.clientMessageId !== undefined &&
    message.senderId === reader.id && { client_msg_id: message.clientMessageId }),
});

/** A message as the live connection tells it. */
export const messageFrame = (
  conversation: StoredConversation,
  message: StoredMessage,
  cursor: string,
): Schemas["MessageFrame"] => ({
  type: message.audio ? "audio" : "message",
  conversation_id: conversation.id,
  content: message.content,
  role: message.senderId === null ? "assistant" : "user",
  id: message.id,
  sender_id: message.senderId,
  sent_at: message.sentAt,
  cursor,
  ...(message.audio && {
    audio_url: audioUrl(conversation, message) ?? null,
    audio_duration_ms: message.durationMs ?? null,
    mime_type: message.audio.type,
  }),
});
