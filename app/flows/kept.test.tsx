import { afterEach, expect, test, vi } from "vitest";
import { forget, keep, keptKeys, recall } from "./kept.ts";
import { keepFirstMessage, recallFirstMessage } from "./people/kept-first-message.ts";
import { restoreProfileDraft, storeProfileDraft } from "./profile/profile-draft.ts";
import {
  clearQuestionnaireProgress,
  restoreQuestionnaireProgress,
  storeQuestionnaireProgress,
} from "./questionnaire/questionnaire-progress.ts";
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

/** Makes reading from the storage fail too. */
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

const progress = {
  questionnaireId: "light-v1",
  replaces: null,
  answers: { day: { most: "day-a", least: null, text: "" } },
  blockIndex: 1,
  questionIndex: 3,
};

test.each([
  {
    of: "a profile that is not saved",
    value: { city: "Lyon", height_cm: null, social_links: [] },
    store: storeProfileDraft,
    restore: restoreProfileDraft,
    clear: (id: string) => storeProfileDraft(id, {}),
  },
  {
    of: "a questionnaire",
    value: progress,
    store: storeQuestionnaireProgress,
    restore: restoreQuestionnaireProgress,
    clear: clearQuestionnaireProgress,
  },
])("$of comes back as it was kept, to its member only, until it is cleared", (kept) => {
  const { value, restore, clear } = kept;
  const store = (id: string) => kept.store(id, value as never);
  store("noor");
  expect([restore("noor"), restore("giulia")]).toEqual([value, null]);
  store("giulia");
  clear("noor");
  expect([restore("noor"), restore("giulia")]).toEqual([null, value]);
  expect(localStorage).toHaveLength(1);
});
