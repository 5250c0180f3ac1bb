import { expect, test } from "vitest";
import { ranked } from "./love-languages.ts";

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
