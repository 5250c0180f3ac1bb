import { expect, test } from "vitest";
import { questionnaire } from "../testing/questionnaires.ts";
import { fitProgress } from "./progress.ts";

const answers = {
  day: { most: "day-a", least: "day-b", text: "" },
  words: { most: null, least: null, text: "Half a" },
};

const kept = { questionnaireId: "light-v1", answers, blockIndex: 1, questionIndex: 0 };

test("what was kept comes back on the same question", () => {
  expect(fitProgress(questionnaire, kept)).toEqual({ answers, index: 2 });
});

test.each([
  ["nothing", null],
  ["something else", { theme: "dark" }],
  ["another questionnaire", { ...kept, questionnaireId: "light-v2" }],
])("%s begins at the first question", (_, other) => {
  expect(fitProgress(questionnaire, other)).toEqual({ answers: {}, index: 0 });
});

test.each([
  ["a place that is not there", { blockIndex: 1, questionIndex: 1 }],
  ["a place that is no number", { blockIndex: "1", questionIndex: null }],
])("%s begins at the first question, with the answers", (_, place) => {
  expect(fitProgress(questionnaire, { ...kept, ...place })).toEqual({ answers, index: 0 });
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
  expect(fitProgress(questionnaire, { ...kept, answers: stored }).answers).toEqual(left);
});
