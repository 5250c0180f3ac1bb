import { expect, test } from "vitest";
import { following } from "./grouping.ts";
import type { Message } from "./message.ts";

const at = (author: Message["author"], [day, hour, minute]: readonly [number, number, number]) =>
  ({
    id: `${author} ${day} ${hour} ${minute}`,
    author,
    authorName: "",
    sentAt: new Date(2026, 10, day, hour, minute),
    kind: "text",
  }) satisfies Message;

test.each([
  ["me", [12, 18, 2], "me", [12, 18, 4], "same"],
  ["me", [12, 18, 2], "me", [12, 18, 7], "apart"],
  ["me", [12, 18, 2], "other", [12, 18, 3], "apart"],
  ["me", [12, 23, 59], "me", [13, 0, 1], "day"],
] as const)("%s at %j, then %s at %j: %s", (author, time, nextAuthor, nextTime, expected) => {
  expect(following(at(author, time), at(nextAuthor, nextTime))).toBe(expected);
});

test("a status has no date: it stands apart from another speaker, and no day begins with it", () => {
  const status = { ...at("twin", [12, 18, 3]), kind: "status", sentAt: null } as const;
  expect(following(at("me", [12, 18, 2]), status)).toBe("apart");
  expect(following(at("twin", [12, 18, 2]), status)).toBe("same");
});

test("the last one has nothing after it", () => {
  expect(following(at("me", [12, 18, 2]), undefined)).toBe("end");
});
