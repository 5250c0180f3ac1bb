import { describe, expect, test } from "vitest";
import { choiceSets, type LoveLanguage, loveLanguageNames } from "./instrument/design.ts";
import { scoreLoveLanguages } from "./love-languages.ts";
import type { QuestionResponse } from "./responses.ts";

type Direction = "love-giving" | "love-receiving";

/** Answers by a ranking: of what is offered, the first in it is most and the last is least. */
const rankBy = (
  topic: Direction,
  ranking: readonly LoveLanguage[],
  questions: readonly number[] = [0, 1, 2, 3, 4],
): QuestionResponse[] =>
  questions.map((index) => {
    const offered: readonly LoveLanguage[] = choiceSets[topic][index] ?? [];
    const sorted = offered.toSorted((a, b) => ranking.indexOf(a) - ranking.indexOf(b));
    const id = `${topic}-${index + 1}`;
    return {
      question_id: id,
      block_id: topic,
      most_appropriate_answer_id: `${id}-${sorted.at(0)}`,
      least_appropriate_answer_id: `${id}-${sorted.at(-1)}`,
      open_answer_text: null,
    };
  });

const ranking: readonly LoveLanguage[] = ["touch", "words", "acts", "quality_time", "gifts"];

const scoresOf = (responses: readonly QuestionResponse[], side: "giving" | "receiving") => {
  const scores = scoreLoveLanguages(responses)[side];
  return Object.fromEntries(loveLanguageNames.map((name) => [name, scores[name]?.score ?? null]));
};

describe("a direction", () => {
  test.each([
    ["love-giving", "giving"],
    ["love-receiving", "receiving"],
  ] as const)("%s puts the first at 100, the last at 0, and averages 50", (topic, side) => {
    const scores = scoresOf(rankBy(topic, ranking), side);
    expect(scores).toEqual({ touch: 100, words: 62.5, acts: 50, quality_time: 37.5, gifts: 0 });
  });

  test("does not know the other direction", () => {
    const { giving, receiving, combined } = scoreLoveLanguages(rankBy("love-giving", ranking));
    expect(giving.touch?.score).toBe(100);
    expect(Object.values(receiving)).toEqual([null, null, null, null, null]);
    expect(Object.values(combined)).toEqual([null, null, null, null, null]);
  });
});

test("taken together is the mean of the two, and surer than either", () => {
  const { giving, receiving, combined } = scoreLoveLanguages([
    ...rankBy("love-giving", ranking),
    ...rankBy("love-receiving", ranking.toReversed()),
  ]);
  expect(combined.touch?.score).toBe(50);
  expect(combined.words?.standardError).toBeLessThan(giving.words?.standardError ?? NaN);
  expect(combined.words?.standardError).toBeLessThan(receiving.words?.standardError ?? NaN);
});

describe("with few answers", () => {
  test("a language asked only once has no score", () => {
    expect(scoresOf(rankBy("love-giving", ranking, [0]), "giving")).toEqual({
      quality_time: null,
      words: null,
      acts: null,
      touch: null,
      gifts: null,
    });
    expect(scoresOf(rankBy("love-giving", ranking, [0, 1]), "giving")).toEqual({
      quality_time: 25,
      words: 75,
      acts: 50,
      touch: null,
      gifts: null,
    });
  });

  test("errors are wider, and never nothing", () => {
    const whole = scoreLoveLanguages(rankBy("love-giving", ranking)).giving;
    const some = scoreLoveLanguages(rankBy("love-giving", ranking, [0, 2])).giving;
    expect(whole.touch?.standardError).toBeGreaterThan(0);
    expect(some.touch?.standardError).toBeGreaterThan(whole.touch?.standardError ?? NaN);
  });
});
