import type { Message } from "./message.ts";

/** A pause after which one speaker's next message stands apart, ms. */
const pauseMs = 5 * 60_000;

/** How a message stands to the one below it. */
export type Following =
  /** the same speaker goes on */
  | "same"
  /** another author, or the same after a while */
  | "apart"
  /** another day begins */
  | "day"
  /** nothing comes after it */
  | "end";

export const isSameDay = (a: Date, b: Date): boolean =>
  a.getDate() === b.getDate() &&
  a.getMonth() === b.getMonth() &&
  a.getFullYear() === b.getFullYear();

/**
 * Looks only at the message after it, so that older messages, when they load, change nothing on
 * those that are in view.
 */
export function following(message: Message, next: Message | undefined): Following {
  if (next === undefined) return "end";
  const isSameAuthor = message.author === next.author;
  if (message.sentAt === null || next.sentAt === null) return isSameAuthor ? "same" : "apart";
  if (!isSameDay(message.sentAt, next.sentAt)) return "day";
  const isSoon = next.sentAt.getTime() - message.sentAt.getTime() < pauseMs;
  return isSameAuthor && isSoon ? "same" : "apart";
}
