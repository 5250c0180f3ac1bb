import { expect, test } from "vitest";
import type { Message } from "../Message/message.ts";
import { arrivals } from "./arrivals.ts";

const list = (...ids: string[]): Message[] =>
  ids.map((id) => ({
    id,
    author: "other",
    authorName: "Giulia",
    sentAt: new Date(2026, 10, 12),
    kind: id.startsWith("status") ? "status" : "text",
  }));

const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

test.each([
  ["one more", ["a"], ["a", "b"], ["b"]],
  ["several", ["a"], ["a", "b", "c"], ["b", "c"]],
  ["the first of a new conversation", [], ["a"], ["a"]],
  ["history put before", ["c"], ["a", "b", "c"], []],
  ["history and a new one at once", ["b"], ["a", "b", "c"], ["c"]],
  ["a status", ["a"], ["a", "status"], []],
  ["a message in the place of a status", ["a", "status"], ["a", "b"], ["b"]],
  ["a message beside a status", ["a", "status"], ["a", "b", "status"], ["b"]],
  ["a message after nothing but a status", ["status"], ["a"], ["a"]],
  ["an own one that got another id", ["a", "b", "temporary"], ["a", "b", "c"], ["c"]],
  ["one that was deleted", ["a", "b"], ["a"], []],
  ["another conversation", ["a"], ["x", "y"], []],
])("%s", (_, before, now, expected) => {
  expect(ids(arrivals(list(...before), list(...now)))).toEqual(expected);
});
