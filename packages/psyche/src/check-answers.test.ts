import { expect, test } from "vitest";
import { checkAnswers, type QuestionResponse } from "./check-answers.ts";
import { languages } from "./instrument/languages.ts";
import { questionnaire } from "./questionnaire.ts";
import { firstAndLast } from "./testing/answer.ts";

const form = questionnaire("de");

/** Whole answers with the response to one question changed. */
const withChanged = (id: string, change: Partial<QuestionResponse>): QuestionResponse[] =>
  firstAndLast().map((response) =>
    response.question_id === id ? { ...response, ...change } : response,
  );

const indexOf = (id: string): number =>
  firstAndLast().findIndex(({ question_id }) => question_id === id);

test.each(languages)("takes whole answers to the form in %s, in any order", (language) => {
  expect(checkAnswers(questionnaire(language), firstAndLast().toReversed())).toEqual([]);
});

test("names every question without an answer, in the form's order", () => {
  const missing = new Set(["own-words-2", "values-1"]);
  const some = firstAndLast().filter(({ question_id }) => !missing.has(question_id));
  expect(checkAnswers(form, some)).toEqual([
    { code: "required", questionId: "values-1", field: "responses.values-1" },
    { code: "required", questionId: "own-words-2", field: "responses.own-words-2" },
  ]);
  expect(checkAnswers(form, [])).toHaveLength(44);
});

const cases: readonly [
  what: string,
  id: string,
  change: Partial<QuestionResponse>,
  code: string,
  property: keyof QuestionResponse,
][] = [
  ["a foreign block", "values-1", { block_id: "plans" }, "unknown", "block_id"],
  [
    "a statement of another question",
    "values-1",
    { most_appropriate_answer_id: "values-2-care" },
    "unknown",
    "most_appropriate_answer_id",
  ],
  [
    "an unknown least statement",
    "values-1",
    { least_appropriate_answer_id: "nothing" },
    "unknown",
    "least_appropriate_answer_id",
  ],
  [
    "a choice without its most",
    "values-1",
    { most_appropriate_answer_id: null },
    "required",
    "most_appropriate_answer_id",
  ],
  [
    "a choice without its least",
    "values-1",
    { least_appropriate_answer_id: null },
    "required",
    "least_appropriate_answer_id",
  ],
  [
    "one statement for both",
    "values-1",
    { least_appropriate_answer_id: "values-1-care" },
    "same_as_most",
    "least_appropriate_answer_id",
  ],
  ["a text in a choice", "values-1", { open_answer_text: "x" }, "not_allowed", "open_answer_text"],
  [
    "a most in an open question",
    "own-words-1",
    { most_appropriate_answer_id: "values-1-care" },
    "not_allowed",
    "most_appropriate_answer_id",
  ],
  [
    "a least in an open question",
    "own-words-1",
    { least_appropriate_answer_id: "values-1-care" },
    "not_allowed",
    "least_appropriate_answer_id",
  ],
  ["no text", "own-words-1", { open_answer_text: null }, "required", "open_answer_text"],
  [
    "only white space",
    "own-words-1",
    { open_answer_text: " \n\t " },
    "required",
    "open_answer_text",
  ],
  [
    "nine characters between spaces",
    "own-words-1",
    { open_answer_text: `   ${"x".repeat(9)}   ` },
    "too_short",
    "open_answer_text",
  ],
  [
    "1001 characters",
    "own-words-1",
    { open_answer_text: "x".repeat(1001) },
    "too_long",
    "open_answer_text",
  ],
];

test.each(cases)("refuses %s", (_what, id, change, code, property) => {
  expect(checkAnswers(form, withChanged(id, change))).toEqual([
    { code, questionId: id, field: `responses.${indexOf(id)}.${property}` },
  ]);
});

test.each([
  ["ten characters between spaces", `  ${"x".repeat(10)}  `],
  ["a thousand characters beyond the basic plane", "😀".repeat(1000)],
])("takes %s", (_what, open_answer_text) => {
  expect(checkAnswers(form, withChanged("own-words-1", { open_answer_text }))).toEqual([]);
});

test("refuses a question that is not of the form, and a question answered twice", () => {
  const [first] = firstAndLast();
  const stranger = { ...firstAndLast()[0], question_id: "everyday-1" } as QuestionResponse;
  expect(checkAnswers(form, [...firstAndLast(), stranger, ...(first ? [first] : [])])).toEqual([
    { code: "unknown", questionId: "everyday-1", field: "responses.44.question_id" },
    { code: "duplicate", questionId: "personality-01", field: "responses.45.question_id" },
  ]);
});

test("reports every problem at once", () => {
  const wrong = withChanged("values-1", {
    most_appropriate_answer_id: null,
    least_appropriate_answer_id: "nothing",
    open_answer_text: "text",
  });
  expect(checkAnswers(form, wrong).map(({ code }) => code)).toEqual([
    "required",
    "unknown",
    "not_allowed",
  ]);
});
