import { expect, test } from "vitest";
import { choiceQuestion, questionnaire } from "../testing/questionnaires.ts";
import { isAnswerable, placesOf, type Question, type Questionnaire } from "./form.ts";

const withQuestion = (question: unknown): Questionnaire => ({
  id: "light-v1",
  blocks: [{ id: "days", name: "Days", questions: [question as Question] }],
});

const day = choiceQuestion("day");

test("places count within their block and go through all", () => {
  const places = placesOf(questionnaire).map(({ block, blockIndex, question, questionIndex }) => [
    block.id,
    blockIndex,
    question.id,
    questionIndex,
  ]);
  expect(places).toEqual([
    ["days", 0, "day", 0],
    ["days", 0, "night", 1],
    ["words", 1, "words", 0],
  ]);
});

test.each([
  ["whole", questionnaire],
  ["one question", withQuestion(day)],
  [
    "a part without questions",
    {
      ...questionnaire,
      blocks: [...questionnaire.blocks, { id: "none", name: "None", questions: [] }],
    },
  ],
])("%s can be answered", (_, form) => {
  expect(isAnswerable(form)).toBe(true);
});

test.each([
  ["nothing", null],
  ["a text", "questionnaire"],
  ["no parts", { id: "light-v1", blocks: [] }],
  ["no id", { blocks: questionnaire.blocks }],
  ["parts of another type", { id: "light-v1", blocks: { days: [] } }],
  ["no questions", { id: "light-v1", blocks: [{ id: "days", name: "Days", questions: [] }] }],
  ["a question without a text", withQuestion({ ...day, text: "" })],
  ["a question of an unknown type", withQuestion({ ...day, question_type: "scale" })],
  ["a choice without options", withQuestion({ ...day, options: undefined })],
  ["a choice of one", withQuestion({ ...day, options: day.options.slice(0, 1) })],
  ["the same statement twice", withQuestion({ ...day, options: [day.options[0], day.options[0]] })],
  [
    "the same question twice",
    { id: "light-v1", blocks: [{ id: "days", name: "Days", questions: [day, day] }] },
  ],
])("%s cannot be answered", (_, form) => {
  expect(isAnswerable(form as Questionnaire)).toBe(false);
});
