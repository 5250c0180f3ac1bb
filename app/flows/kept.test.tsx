import { afterEach, expect, test, vi } from "vitest";
import { forget, keep, keptKeys, recall } from "./kept.ts";
import { keepFirstMessage, recallFirstMessage } from "./people/kept-first-message.ts";
import { forgetMember } from "./session/forget-member.ts";
import { keepDraft, recallDraft } from "./talk/kept-talk.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const refuse = () => {
  throw new DOMException("It is full", "QuotaExceededError");
};
const isFull = () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);

/** Nothing can be read from it either. */
const isForbidden = () => vi.spyOn(globalThis, "localStorage", "get").mockImplementation(refuse);

test.each([
  ["full", isFull],
  ["forbidden", isForbidden],
])("what a storage does not take that is %s is there until the page is left", (_, spoil) => {
  spoil();
  const talk = { memberId: "giulia", conversationId: "c1" };
  const first = { memberId: "giulia", userId: "u1" };
  keepDraft(talk, "Ciao");
  keepFirstMessage(first, "Which cake was it?");
  expect([recallDraft(talk), recallFirstMessage(first)]).toEqual(["Ciao", "Which cake was it?"]);
  forgetMember("giulia");
  expect([recallDraft(talk), recallFirstMessage(first)]).toEqual(["", ""]);
});

test("the newest is read, also once the storage has room again", () => {
  keep("kind:giulia", { text: "first" });
  const full = isFull();
  expect(keep("kind:giulia", { text: "second" })).toBe(false);
  expect(recall("kind:giulia")).toEqual({ text: "second" });
  full.mockRestore();
  expect(keep("kind:giulia", { text: "third" })).toBe(true);
  expect([recall("kind:giulia"), keptKeys("kind:")]).toEqual([{ text: "third" }, ["kind:giulia"]]);
  forget("kind:giulia");
  expect(recall("kind:giulia")).toBeNull();
});
