import { createSecretKey, randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createSigner } from "../../foundation/signer.ts";
import { createMessageCursors } from "./message-cursors.ts";

const cursors = createMessageCursors(createSigner(createSecretKey(randomBytes(32))));
const [member, conversation] = [randomUUID(), randomUUID()];
const invalid = expect.objectContaining({ refusal: "invalid_cursor" });

it("say where a message stands, and grow with it", () => {
  const numbers = [0, 1, 9, 10, 255, 256, 2 ** 40];
  const signed = numbers.map((seq) => cursors.signLive(conversation, seq));
  expect(signed.map((cursor) => cursors.readLive(conversation, cursor))).toEqual(numbers);
  expect(signed.toSorted()).toEqual(signed);
  const before = cursors.signBefore(member, conversation, 7);
  expect(cursors.readBefore(member, conversation, before)).toBe(7);
});

it("are worth nothing for another conversation, another member or another use", () => {
  const live = cursors.signLive(conversation, 7);
  const before = cursors.signBefore(member, conversation, 7);
  const raised = `${cursors.signLive(conversation, 8).slice(0, 12)}${live.slice(12)}`;
  const tries = [
    () => cursors.readLive(randomUUID(), live),
    () => cursors.readLive(conversation, before),
    () => cursors.readLive(conversation, raised),
    () => cursors.readLive(conversation, ""),
    () => cursors.readBefore(member, randomUUID(), before),
    () => cursors.readBefore(randomUUID(), conversation, before),
    () => cursors.readBefore(member, conversation, live),
  ];
  for (const open of tries) expect(open).toThrow(invalid);
});
