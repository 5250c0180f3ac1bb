import { expect, test } from "vitest";
import { leading, ranked } from "./love-languages.ts";

test("the strongest comes first, equals in their usual order", () => {
  expect(
    ranked({ quality_time: 54, words: 72, acts: 54, touch: 90, gifts: 0 }).map(
      ({ language }) => language,
    ),
  ).toEqual(["touch", "words", "quality_time", "acts", "gifts"]);
});

test("what is not known comes last and is not 0", () => {
  expect(ranked({ words: 44, touch: null, gifts: 0 })).toEqual([
    { language: "words", value: 44, error: null },
    { language: "gifts", value: 0, error: null },
    { language: "quality_time", value: null, error: null },
    { language: "acts", value: null, error: null },
    { language: "touch", value: null, error: null },
  ]);
});

test("values are brought to the scale before they are compared", () => {
  expect(ranked({ quality_time: 130, words: 100, acts: -4, touch: 0, gifts: 1 })).toEqual([
    { language: "quality_time", value: 100, error: null },
    { language: "words", value: 100, error: null },
    { language: "gifts", value: 1, error: null },
    { language: "acts", value: 0, error: null },
    { language: "touch", value: 0, error: null },
  ]);
});

test("an error goes with its value, and with no other", () => {
  expect(ranked({ words: 44, gifts: 60 }, { words: 18, acts: 15 }).slice(0, 3)).toEqual([
    { language: "gifts", value: 60, error: null },
    { language: "words", value: 44, error: 18 },
    { language: "quality_time", value: null, error: null },
  ]);
});

test("one leads by more than its number may be off; with it a second that is within that, and of more none", () => {
  const values = { quality_time: 80, words: 60, acts: 74, touch: 20 };
  expect(leading(values, { quality_time: 4 })).toEqual(["quality_time"]);
  expect(leading(values, { quality_time: 10 })).toEqual(["quality_time", "acts"]);
  expect(leading(values, { quality_time: 20 })).toEqual([]);
  expect(leading({})).toEqual([]);
});
