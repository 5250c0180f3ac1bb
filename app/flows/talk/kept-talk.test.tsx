import { afterEach, expect, test } from "vitest";
import { keepDraft, outboxKeeper, putInOutbox, recallDraft, recallOutbox } from "./kept-talk.ts";

afterEach(() => localStorage.clear());

const place = { memberId: "giulia", conversationId: "c1" };
const elsewhere = { ...place, conversationId: "c2" };

const outgoing = (clientMessageId: string, createdAt: number, hasFailed = false) => ({
  clientMessageId,
  content: `Message ${clientMessageId}`,
  createdAt,
  hasFailed,
});
const [first, second, third] = [outgoing("a", 2), outgoing("b", 1), outgoing("c", 3)];

test("a draft comes back in its conversation and in no other", () => {
  keepDraft(place, "Ciao");
  expect([recallDraft(place), recallDraft(elsewhere)]).toEqual(["Ciao", ""]);
  keepDraft(place, "");
  expect(localStorage).toHaveLength(0);
});

test("an outbox comes back in the order in which it was written", () => {
  outboxKeeper(place)([first, second]);
  expect(recallOutbox(place)).toEqual([second, first]);
  expect(recallOutbox(elsewhere)).toEqual([]);
});

test("what was stored leaves it, and what failed says so", () => {
  const keep = outboxKeeper(place);
  keep([first, second]);
  keep([{ ...second, hasFailed: true }]);
  expect(recallOutbox(place)).toEqual([{ ...second, hasFailed: true }]);
});

test("two tabs take nothing away from each other", () => {
  const [one, other] = [outboxKeeper(place), outboxKeeper(place)];
  one([first]);
  other([third]);
  expect(recallOutbox(place)).toEqual([first, third]);
  other([]);
  expect(recallOutbox(place)).toEqual([first]);
});

test("what an earlier visit left is taken away once it is stored", () => {
  outboxKeeper(place)([first]);
  outboxKeeper(place)([]);
  expect(recallOutbox(place)).toEqual([]);
});

test.each(["{half a", "42", "{}", '{"content":"x"}'])("%s is no message", (kept) => {
  outboxKeeper(place)([first]);
  const [key = ""] = Object.keys(localStorage);
  localStorage.setItem(key, kept);
  expect(recallOutbox(place)).toEqual([]);
});

test("a message that is put into it waits for its conversation", () => {
  putInOutbox(place, "Twice.");
  expect(recallOutbox(place)).toMatchObject([{ content: "Twice.", hasFailed: false }]);
});
