import { expect, test } from "vitest";
import { valueNames, type ValueName } from "./instrument/design.ts";
import { favourites, preferences } from "./preferences.ts";
import type { QuestionResponse } from "./responses.ts";

const marked = (question: number, most: ValueName, least: ValueName): QuestionResponse => ({
  question_id: `values-${question}`,
  block_id: "values",
  most_appropriate_answer_id: `values-${question}-${most}`,
  least_appropriate_answer_id: `values-${question}-${least}`,
  open_answer_text: null,
});

const always = [1, 2, 3, 4].map((question) => marked(question, "care", "security"));

test("puts what is marked most first, what is marked least last, and sums to nothing", () => {
  const found = preferences("values", valueNames, always);
  const values = valueNames.map((name) => found?.[name].value ?? NaN);
  expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 9);
  const [care, freedom, achievement, security] = values;
  expect(care).toBeGreaterThan(0.8);
  expect(security).toBeCloseTo(-(care ?? NaN), 2);
  expect(freedom).toBeCloseTo(0, 2);
  expect(achievement).toBeCloseTo(0, 2);
});

test("is less sure after one answer than after four, and says less", () => {
  const [one, four] = [always.slice(0, 1), always].map((responses) =>
    preferences("values", valueNames, responses),
  );
  expect(one?.care.variance).toBeGreaterThan(four?.care.variance ?? NaN);
  expect(one?.care.value).toBeLessThan(four?.care.value ?? NaN);
});

test("is null without an answer", () => {
  expect(preferences("values", valueNames, [])).toBeNull();
});

test("what comes first is all that is level by its error, and nothing that is hardly liked", () => {
  const rated = (care: number, freedom: number, variance = 0.16) => ({
    care: { value: care, variance },
    freedom: { value: freedom, variance },
    achievement: { value: -care, variance },
    security: { value: -freedom, variance },
  });
  expect(favourites(rated(0.9, 0.6))).toEqual(["care"]);
  expect(favourites(rated(0.75, 0.9))).toEqual(["freedom", "care"]);
  expect(favourites(rated(0.3, 0.1))).toEqual([]);
});
