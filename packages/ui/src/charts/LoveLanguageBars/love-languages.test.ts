import { expect, test } from "vitest";
import { ranked } from "./love-languages.ts";

test("the strongest comes first, equals in their usual order", () => {
  expect(
    ranked({ quality_time: 54, words: 72, acts: 54, touch: 90, gifts: 0 }).map(
      ({ language }) => language,
    ),
  ).toEqual(["touch", "words", "quality_time", "acts", "gifts"]);
});

test("what is not known comes last and is not 0", () => {
  expect(ranked({ words: 44, touch: null, gifts: 0 })).toEqual([
    { language: "words", value: 44 },
    { language: "gifts", value: 0 },
    { language: "quality_time", value: null },
    { language: "acts", value: null },
    { language: "touch", value: null },
  ]);
});

test("values are brought to the scale before they are compared", () => {
  expect(ranked({ quality_time: 130, words: 100, acts: -4, touch: 0, gifts: 1 })).toEqual([
    { language: "quality_time", value: 100 },
    { language: "words", value: 100 },
    { language: "gifts", value: 1 },
    { language: "acts", value: 0 },
    { language: "touch", value: 0 },
  ]);
});
