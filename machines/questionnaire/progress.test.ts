import { expect, test } from "vitest";
import { questionnaire } from "../testing/questionnaires.ts";
import { fitProgress } from "./progress.ts";

const answers = {
  day: { most: "day-a", least: "day-b", text: "" },
  words: { most: null, least: null, text: "Half a" },
};

const kept = { questionnaireId: "light-v1", answers, blockIndex: 1, questionIndex: 0 };

test("what was kept comes back on the same question", () => {
  expect(fitProgress(questionnaire, kept, null)).toEqual({ answers, index: 2 });
});

test.each([
  ["nothing", null],
  ["something else", { theme: "dark" }],
  ["another questionnaire", { ...kept, questionnaireId: "light-v2" }],
])("%s begins at the first question", (_, other) => {
  expect(fitProgress(questionnaire, other, null)).toEqual({ answers: {}, index: 0 });
});

test("progress belongs to the answers that it would replace, and to no others", () => {
  const times = [null, "2026-08-21T08:51:40Z", "2026-11-21T08:51:40Z"];
  for (const began of times) {
    for (const now of times) {
      const { index } = fitProgress(questionnaire, { ...kept, replaces: began }, now);
      expect(index).toBe(began === now ? 2 : 0);
    }
  }
});

test.each([
  ["a place that is not there", { blockIndex: 1, questionIndex: 1 }],
  ["a place that is no number", { blockIndex: "1", questionIndex: null }],
])("%s begins at the first question, with the answers", (_, place) => {
  expect(fitProgress(questionnaire, { ...kept, ...place }, null)).toEqual({ answers, index: 0 });
});

test.each([
  ["no answers", "day", {}],
  ["questions that are not there", { evening: answers.day }, {}],
  ["an answer of another type", { day: 3, night: null }, {}],
  [
    "statements that are not there",
    { day: { most: "night-a", least: "day-b", text: 5 } },
    { day: { most: null, least: "day-b", text: "" } },
  ],
  [
    "the same statement twice",
    { day: { most: "day-a", least: "day-a" } },
    { day: { most: "day-a", least: null, text: "" } },
  ],
])("%s are left out", (_, stored, left) => {
  expect(fitProgress(questionnaire, { ...kept, answers: stored }, null).answers).toEqual(left);
});
