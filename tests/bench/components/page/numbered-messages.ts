import type { Message } from "@gemel/ui/MessageList";
import { manyMessages } from "../../../../packages/ui/src/chat/testing/many-messages.ts";

/** Begins the text of a message, so that it is recognized in any list. */
export const mark = (number: number): string => `No. ${number}: `;

/** Messages of a long conversation, each with its number in its text. */
export const numberedMessages = (from: number, to: number): Message[] =>
  manyMessages(from, to).map((message, index) => ({
    ...message,
    text: `${mark(from + index)}${message.text}`,
  }));
