import { messageAudioUrl } from "../operations/message-audio-url.ts";
import type { Schemas } from "../operations/schemas.ts";
import type { Delivery } from "../services/messages/delivery.ts";

type Audience = "sender" | "others";

const written = new WeakMap<Delivery, Partial<Record<Audience, string>>>();

/** A message as the contract's `MessageFrame`, as text; written once for all who get the same. */
export function messageFrame(delivery: Delivery, memberId: string): string {
  const texts = written.get(delivery) ?? {};
  written.set(delivery, texts);
  const audience = delivery.message.senderId === memberId ? "sender" : "others";
  return (texts[audience] ??= JSON.stringify(frameFor(audience, delivery)));
}

function frameFor(audience: Audience, { message, cursor }: Delivery): Schemas["MessageFrame"] {
  const { audio, clientMessageId } = message;
  return {
    type: message.kind === "text" ? "message" : "audio",
    conversation_id: message.conversationId,
    content: message.text,
    role: message.role,
    id: message.id,
    sender_id: message.senderId,
    sent_at: message.createdAt.toISOString(),
    ...(audience === "sender" && clientMessageId !== null && { client_msg_id: clientMessageId }),
    cursor,
    ...(audio !== null && {
      audio_url: messageAudioUrl(message),
      audio_duration_ms: audio.durationMs,
      transcript: message.transcript,
      mime_type: audio.mime,
    }),
  };
}

/** That a message is stored, as the contract's `AckFrame`, as text. */
export function ackFrame({ message, cursor }: Delivery): string {
  const frame: Schemas["AckFrame"] = {
    type: "ack",
    conversation_id: message.conversationId,
    client_msg_id: message.clientMessageId ?? "",
    id: message.id,
    sent_at: message.createdAt.toISOString(),
    cursor,
  };
  return JSON.stringify(frame);
}
