import { expect, test } from "vitest";
import { leading, ranked } from "./love-languages.ts";

test("the strongest comes first, equals in their usual order", () => {
  expect(
    ranked({ quality_time: 54, words: 72, acts: 54, touch: 90, gifts: 0 }).map(
      ({ language }) => language,
    ),
  ).toEqual(["touch", "words", "quality_time", "acts", "gifts"]);
});

test("values are brought to the scale before they are compared", () => {
  const values = ranked({ quality_time: 100, words: 130, acts: -4, touch: 0 });
  expect(values.map(({ language, value }) => [language, value])).toEqual([
    ["quality_time", 100],
    ["words", 100],
    ["acts", 0],
    ["touch", 0],
    ["gifts", null],
  ]);
});

test("one leads by more than its number may be off; with it a second that is within that, and of more none", () => {
  const values = { quality_time: 80, words: 60, acts: 74, touch: 20 };
  expect(leading(values, { quality_time: 4 })).toEqual(["quality_time"]);
  expect(leading(values, { quality_time: 10 })).toEqual(["quality_time", "acts"]);
  expect(leading(values, { quality_time: 20 })).toEqual([]);
  expect(leading({})).toEqual([]);
});
