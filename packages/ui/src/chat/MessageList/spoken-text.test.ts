import { expect, test } from "vitest";
import type { Message } from "../Message/message.ts";
import { spokenText } from "./spoken-text.ts";

const message = (rest: Partial<Message>): Message => ({
  id: "1",
  author: "twin",
  authorName: "Your twin",
  sentAt: new Date(2026, 10, 12),
  kind: "text",
  ...rest,
});

test.each([
  ["Ask **about** the _kitchen_.", "Ask about the kitchen."],
  ["## Why\n\n- one\n- two", "Why one two"],
  ["See [the ferry](https://example.org/a).", "See the ferry."],
  ["x".repeat(300), `${"x".repeat(200)}…`],
])("%j is read as %j", (text, expected) => {
  expect(spokenText(message({ text }), "voice message")).toBe(expected);
});

test("of a voice message, its words or what it is", () => {
  const load = () => Promise.resolve(new Blob());
  expect(spokenText(message({ kind: "audio", audio: { load } }), "voice message")).toBe(
    "voice message",
  );
  expect(
    spokenText(message({ kind: "audio", audio: { load, transcript: "Ciao" } }), "voice message"),
  ).toBe("Ciao");
});
