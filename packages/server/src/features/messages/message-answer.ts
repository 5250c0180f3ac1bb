import type { Schemas } from "@gemel/api";
import type { Message } from "../../live/delivery.ts";
import { wrapInt32, wrapString } from "../../http/wrappers.ts";

export function messageAnswer(message: Message, memberId: string): Schemas["Message"] {
  const { id, conversationId, senderId, role, text, audio, transcript, clientMessageId } = message;
  const isOwn = senderId === memberId;
  return {
    id,
    conversation_id: conversationId,
    sender_id: senderId,
    role,
    content: wrapString(text),
    msg_type: message.kind === "text" ? "message" : "audio",
    ...(audio !== null && {
      audio_url: wrapString(messageAudioUrl(message)),
      audio_duration_ms: wrapInt32(audio.durationMs),
      transcript: wrapString(transcript),
      mime_type: wrapString(audio.mime),
    }),
    sent_at: message.createdAt.toISOString(),
    ...(isOwn && clientMessageId !== null && { client_msg_id: clientMessageId }),
  };
}

export const messageAudioUrl = ({ id, conversationId, audio }: Message): string | null =>
  audio === null
    ? null
    : `/api/conversations/${conversationId}/messages/${id}/audio?v=${audio.file.slice(0, 8)}`;
