import { afterEach, expect, test, vi } from "vitest";
import {
  clearQuestionnaireProgress,
  restoreQuestionnaireProgress,
  storeQuestionnaireProgress,
} from "./questionnaire-progress.ts";

const progress = {
  questionnaireId: "light-v1",
  replaces: null,
  answers: { day: { most: "day-a", least: null, text: "" } },
  blockIndex: 1,
  questionIndex: 3,
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("is restored as it was kept, for its member only", () => {
  expect(storeQuestionnaireProgress("noor", progress)).toBe(true);
  expect(restoreQuestionnaireProgress("noor")).toEqual(progress);
  expect(restoreQuestionnaireProgress("giulia")).toBeNull();
});

test("nothing is left behind when it is cleared, but what others have", () => {
  storeQuestionnaireProgress("noor", progress);
  storeQuestionnaireProgress("giulia", progress);
  clearQuestionnaireProgress("noor");
  expect(restoreQuestionnaireProgress("noor")).toBeNull();
  expect(localStorage).toHaveLength(1);
});

test.each(["{half a", "42", '"day"', "null", ""])(
  "what cannot be read is no progress: %s",
  (kept) => {
    storeQuestionnaireProgress("noor", progress);
    const [key = ""] = Object.keys(localStorage);
    localStorage.setItem(key, kept);
    expect(restoreQuestionnaireProgress("noor")).toBeNull();
  },
);

test("a storage that is full or forbidden says so, and costs no page", () => {
  const refuse = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  expect(storeQuestionnaireProgress("noor", progress)).toBe(false);
  expect(restoreQuestionnaireProgress("noor")).toEqual(progress);
  expect(() => clearQuestionnaireProgress("noor")).not.toThrow();
  expect(restoreQuestionnaireProgress("noor")).toBeNull();
});
