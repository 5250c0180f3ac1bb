import type { Schemas } from "@gemel/api";
import { type AiStatus, type LiveEvent, WHOLE_MEMBER } from "../../live/live-connection.ts";
import { messageAudioUrl } from "../messages/message-answer.ts";
import type { Delivery } from "../../live/delivery.ts";
import { errorTable } from "../../errors/error-table.ts";
import type { AppError } from "../../errors/app-error.ts";

/** What happened to a member as a whole, as the contract's `EventFrame`. */
export const eventFrame = (event: LiveEvent): Schemas["EventFrame"] => ({
  type: "event",
  event: event.event,
  conversation_id: "conversationId" in event ? event.conversationId : WHOLE_MEMBER,
  ...("matchId" in event && { match_id: event.matchId }),
  ...("cursor" in event && { cursor: event.cursor }),
});

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

/** What an AI is doing, as the contract's `StatusFrame`, as text. */
export function statusFrame(conversationId: string, content: AiStatus): string {
  const frame: Schemas["StatusFrame"] = {
    type: "status",
    conversation_id: conversationId,
    content,
    role: "assistant",
  };
  return JSON.stringify(frame);
}

/** That the history must be fetched, as the contract's `EventFrame`, as text. */
export function resyncFrame(conversationId: string, cursor: string): string {
  const frame: Schemas["EventFrame"] = {
    type: "event",
    event: "resync",
    conversation_id: conversationId,
    cursor,
  };
  return JSON.stringify(frame);
}

/** A refusal, as the contract's `ErrorFrame`, as text. */
export function errorFrame(
  conversationId: string,
  clientMessageId: string | undefined,
  { refusal, message }: AppError,
): string {
  const frame: Schemas["ErrorFrame"] = {
    type: "error",
    conversation_id: conversationId,
    ...(clientMessageId !== undefined && { client_msg_id: clientMessageId }),
    error_code: errorTable[refusal].code,
    message,
  };
  return JSON.stringify(frame);
}
