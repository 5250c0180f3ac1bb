import type { LiveFrame, LiveMessage, Status } from "@gemel/api/live";
import type { Message, Page } from "@gemel/api/values";

export const conversationId = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";
export const me = "giulia";
const other = "matteo";

/** When the first message was sent; each later one a second after the one before. */
const start = Date.parse("2026-11-20T18:00:00Z");

/** The message with a number, by the other person unless said otherwise. */
export const message = (number: number, more: Partial<Message> = {}): Message => ({
  id: `m${number}`,
  conversation_id: conversationId,
  sender_id: other,
  by_ai: false,
  kind: "message",
  content: `Message ${number}`,
  recording: null,
  sent_at: new Date(start + number * 1000).toISOString(),
  client_msg_id: null,
  ...more,
});

/** The same message as it comes over the live connection. */
export const frame = (number: number, more: Partial<LiveMessage> = {}): LiveMessage => {
  const { kind, ...fields } = message(number);
  return {
    type: "message",
    kind: kind === "audio" ? kind : "message",
    ...fields,
    cursor: `c${number}`,
    ...more,
  };
};

/** A message of a plain backend: four fields. */
export const plainFrame = (content: string): LiveMessage =>
  frame(0, { content, id: null, sender_id: null, sent_at: null, cursor: null });

/** Messages of these numbers, with or without older ones before them. */
export const page = (numbers: readonly number[], next_cursor: string | null = null) =>
  ({
    items: numbers.map((number) => message(number)),
    next_cursor,
    total: null,
  }) satisfies Page<Message>;

export const ack = (number: number, client_msg_id: string): LiveFrame => ({
  type: "ack",
  conversation_id: conversationId,
  client_msg_id,
  id: `m${number}`,
  sent_at: message(number).sent_at,
  cursor: `c${number}`,
});

export const refusal = (
  code:
    | "conversation_closed"
    | "twin_not_shared"
    | "validation_failed"
    | "rate_limited"
    | "daily_limit",
  client_msg_id: string | null = null,
): LiveFrame => ({
  type: "error",
  conversation_id: conversationId,
  client_msg_id,
  code,
  message: "No.",
});

export const thinking: Status = { kind: "thinking" };
export const typing: Status = { kind: "typing" };

export const status = (goingOn: Status | null, of = conversationId): LiveFrame => ({
  type: "status",
  conversation_id: of,
  status: goingOn,
});

export const event = (name: "resync" | "conversation_ended", cursor = "c9"): LiveFrame => ({
  type: "event",
  event: name,
  conversation_id: conversationId,
  match_id: null,
  cursor,
});
