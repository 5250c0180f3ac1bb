import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createSeals } from "../../foundation/seals.ts";
import { createMessageCursors } from "./message-cursors.ts";

const cursors = createMessageCursors(createSeals(randomBytes(32)));
const [member, conversation] = [randomUUID(), randomUUID()];
const invalid = expect.objectContaining({ refusal: "invalid_cursor" });

it("tell where a message stands, and grow with it", () => {
  const numbers = [0, 1, 9, 10, 255, 256, 2 ** 40];
  const sealed = numbers.map((seq) => cursors.sealLive(conversation, seq));
  expect(sealed.map((cursor) => cursors.openLive(conversation, cursor))).toEqual(numbers);
  expect(sealed.toSorted()).toEqual(sealed);
  const before = cursors.sealBefore(member, conversation, 7);
  expect(cursors.openBefore(member, conversation, before)).toBe(7);
});

it("are worth nothing for another conversation, another member or another use", () => {
  const live = cursors.sealLive(conversation, 7);
  const before = cursors.sealBefore(member, conversation, 7);
  const raised = `${cursors.sealLive(conversation, 8).slice(0, 12)}${live.slice(12)}`;
  const tries = [
    () => cursors.openLive(randomUUID(), live),
    () => cursors.openLive(conversation, before),
    () => cursors.openLive(conversation, raised),
    () => cursors.openLive(conversation, ""),
    () => cursors.openBefore(member, randomUUID(), before),
    () => cursors.openBefore(randomUUID(), conversation, before),
    () => cursors.openBefore(member, conversation, live),
  ];
  for (const open of tries) expect(open).toThrow(invalid);
});
