import type { Message } from "../Message/message.ts";

const said = [
  "Your bread looked like a small planet. Was that on purpose?",
  "Entirely. Its name is Ganymede and it is slightly burnt at the poles.",
  "I listened twice. The bell in the background, is that the harbour?",
  "The ferry. You can hear it from the kitchen when the wind is right.",
  "Ha!",
  "I grew up beside one of those. My grandmother set her clock by it, and then complained about the clock. She never once complained about the ferry, although it was late every day of the winter.",
  "What do you cook when nobody is coming?",
  "Toast with too much butter.\nAnd then a second one.",
] as const;

const start = new Date(2026, 2, 1, 9).getTime();
const betweenMs = 11 * 60_000;

/**
 * A long conversation between two people, for stories, tests and benchmarks. The message of a
 * number is always the same, so that `manyMessages(0, 50)` is the history of `manyMessages(50, 99)`.
 */
export function manyMessages(from: number, to: number): Message[] {
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    const isMine = number % 3 === 1;
    return {
      id: `message-${number}`,
      author: isMine ? "me" : "other",
      authorName: isMine ? "Matteo" : "Clémence",
      sentAt: new Date(start + number * betweenMs),
      kind: "text",
      text: said[(number * 5) % said.length] ?? "",
    };
  });
}
