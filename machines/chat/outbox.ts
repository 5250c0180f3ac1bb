import { visibleText } from "@gemel/i18n/visible-text";
import { messageLimit } from "./message-limit.ts";
import type { TimelineMessage } from "./timeline.ts";

/** A message of the member's own that the server has not acknowledged. */
export interface OutgoingMessage {
  /** The same for every attempt, so that the server stores the message once. */
  readonly clientMessageId: string;
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Whether it was refused, or not acknowledged in time; it is sent again when the member asks for it. */
  readonly hasFailed: boolean;
}

/** Outgoing messages, in the order in which the member wrote them. */
export type Outbox = readonly OutgoingMessage[];

/** No server takes it, and a frame that is far too long closes the connection. */
const isTooLong = (content: string): boolean => [...content].length > messageLimit;

/** Whether a text can be sent as a message. */
export const isSendable = (text: string): boolean =>
  visibleText(text) !== "" && !isTooLong(text.trim());

/** Returns the next message to send: one at a time, so that the server has them in the member's order. */
export const nextToSend = (outbox: Outbox): OutgoingMessage | null =>
  outbox.find(({ hasFailed }) => !hasFailed) ?? null;

export const without = (outbox: Outbox, stored: ReadonlySet<string | null>): Outbox =>
  outbox.filter(({ clientMessageId }) => !stored.has(clientMessageId));

/** Removes a message that failed. A message that is being sent stays: it may be stored already. */
export const withoutFailed = (outbox: Outbox, id: string): Outbox =>
  outbox.filter(({ clientMessageId, hasFailed }) => clientMessageId !== id || !hasFailed);

/** Restores the messages that an earlier visit kept; those too long to be sent are marked as failed. */
export const restored = (outbox: Outbox): Outbox =>
  outbox.map((message) => (isTooLong(message.content) ? { ...message, hasFailed: true } : message));

/** Marks one message as failed, or as one that may go again. */
export const marked = (outbox: Outbox, id: string | null, hasFailed: boolean): Outbox =>
  restored(
    outbox.map((message) => (message.clientMessageId === id ? { ...message, hasFailed } : message)),
  );

export const allFailed = (outbox: Outbox): Outbox =>
  outbox.map((message) => ({ ...message, hasFailed: true }));

interface Stored {
  readonly id: string | null;
  readonly sentAt: string;
  readonly conversationId: string;
  readonly memberId: string;
}

/** A message of the outbox as the conversation has it, once the server has stored it. */
export const asStored = (
  { clientMessageId, content }: OutgoingMessage,
  { id, sentAt, conversationId, memberId }: Stored,
): TimelineMessage => ({
  key: clientMessageId,
  id,
  client_msg_id: clientMessageId,
  conversation_id: conversationId,
  sender_id: memberId,
  by_ai: false,
  kind: "message",
  content,
  recording: null,
  sent_at: sentAt,
  at: Date.parse(sentAt),
});
