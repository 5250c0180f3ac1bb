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
