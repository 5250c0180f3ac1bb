import type { Message } from "../services/messages/message.ts";
import { messageAudioUrl } from "./message-audio-url.ts";
import type { Schemas } from "./schemas.ts";
import { wrapInt32, wrapString } from "./wrappers.ts";

/** A message as the contract's history shows it to a member. */
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
