import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { personalitySets } from "./instrument/generated/personality-sets.ts";
import type { QuestionResponse } from "./responses.ts";
import { answerAll, firstAndLast } from "./testing/answer.ts";
import { scoreTraits, type TraitName, traitNames } from "./traits.ts";

const marks = fc.array(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2, maxLength: 2 }), {
  minLength: 44,
  maxLength: 44,
});

const answersBy = (chosen: readonly number[][]): QuestionResponse[] =>
  answerAll((index) => [chosen[index]?.[0] ?? 0, chosen[index]?.[1] ?? 1]);

/** Chooses in every set the statement that says most, or least, of a trait, if the trait occurs in it. */
const striveFor = (trait: TraitName, direction: 1 | -1): QuestionResponse[] =>
  answerAll((index) => {
    const set = personalitySets[index] ?? [];
    const place = set.findIndex((statement) => statement.trait === trait);
    const agrees = (set[place]?.key ?? 1) * direction === 1;
    const other = (place + 1) % 4;
    return agrees ? [place, other] : [other, place];
  });

describe("scores", () => {
  test.each(traitNames)("follow what is chosen: %s", (trait) => {
    const [high, low] = ([1, -1] as const).map(
      (direction) => scoreTraits(striveFor(trait, direction)).traits[trait],
    );
    expect(high?.score).toBeGreaterThan(95);
    expect(low?.score).toBeLessThan(5);
    expect(high?.interval[0]).toBeLessThan(high?.score ?? NaN);
    expect(high?.interval[1]).toBeGreaterThan(high?.score ?? NaN);
  });

  test("are no mere ranks: all traits can be on the good side at once, and on the bad side", () => {
    const all = (direction: 1 | -1) =>
      scoreTraits(
        answerAll((index) => {
          const good = (personalitySets[index] ?? []).map(
            ({ trait, key }) => direction * key * (trait === "neuroticism" ? -1 : 1),
          );
          const most = good.indexOf(1);
          const least = good.lastIndexOf(-1);
          return most === -1 || least === -1 ? [0, 3] : [most, least];
        }),
      ).traits;
    for (const [direction, traits] of [
      [1, all(1)],
      [-1, all(-1)],
    ] as const) {
      const thetas = traitNames.map(
        (trait) => direction * (trait === "neuroticism" ? -1 : 1) * traits[trait].theta,
      );
      expect(Math.min(...thetas)).toBeGreaterThan(0.25);
    }
  });

  test("do not depend on the order of the responses", () => {
    fc.assert(
      fc.property(marks, fc.infiniteStream(fc.double({ noNaN: true })), (chosen, ranks) => {
        const responses = answersBy(chosen);
        const shuffled = responses
          .map((response) => ({ response, rank: ranks.next().value ?? 0 }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ response }) => response);
        expect(scoreTraits(shuffled)).toEqual(scoreTraits(responses));
      }),
      { numRuns: 10 },
    );
  });

  test("stay within their bounds, whatever is chosen", () => {
    fc.assert(
      fc.property(marks, (chosen) => {
        const { traits, confidence } = scoreTraits(answersBy(chosen));
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThan(1);
        for (const trait of traitNames) {
          const { score, interval, standardError } = traits[trait];
          expect(standardError).toBeLessThan(0.82);
          expect(interval[0]).toBeGreaterThanOrEqual(0);
          expect(interval[1]).toBeLessThanOrEqual(100);
          expect(score).toBeGreaterThanOrEqual(interval[0]);
          expect(score).toBeLessThanOrEqual(interval[1]);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("what does not speak of personality changes nothing", () => {
  const expected = scoreTraits(firstAndLast());

  test("open answers", () => {
    const other = firstAndLast().map((response) => ({
      ...response,
      open_answer_text: response.open_answer_text && "I insult people and love large parties.",
    }));
    expect(scoreTraits(other)).toEqual(expected);
    expect(scoreTraits(other.filter(({ open_answer_text }) => open_answer_text === null))).toEqual(
      expected,
    );
  });

  test("other choices, foreign ids and a second answer", () => {
    const only = firstAndLast().filter(({ block_id }) => block_id === "personality");
    expect(scoreTraits(only).traits).toEqual(expected.traits);
    const [first] = only;
    if (first === undefined) throw new Error("no answers");
    const noise: QuestionResponse[] = [
      { ...first, question_id: "another-1" },
      {
        ...first,
        most_appropriate_answer_id: first.least_appropriate_answer_id,
        least_appropriate_answer_id: first.most_appropriate_answer_id,
      },
    ];
    expect(scoreTraits([...only, ...noise]).traits).toEqual(expected.traits);
  });
});

describe("missing answers", () => {
  test("widen every error, and without any there is no number", () => {
    const own = firstAndLast().filter(({ block_id }) => block_id === "personality");
    const errors = [20, 14, 8, 0].map((count) => {
      const { traits } = scoreTraits(own.slice(0, count));
      return traitNames.map((trait) => traits[trait].standardError);
    });
    for (const [index, wider] of errors.slice(1).entries())
      for (const [d, error] of wider.entries())
        expect(error).toBeGreaterThan(errors[index]?.[d] ?? NaN);
    const { traits, confidence } = scoreTraits([]);
    expect(traitNames.map((trait) => traits[trait].score)).toEqual([null, null, null, null, null]);
    expect(confidence).toBeCloseTo(0, 9);
  });

  test("an answer with one mark, or the same twice, is missing", () => {
    const [first, ...others] = firstAndLast();
    if (first === undefined) throw new Error("no answers");
    const half = { ...first, least_appropriate_answer_id: null };
    const same = { ...first, least_appropriate_answer_id: first.most_appropriate_answer_id };
    expect(scoreTraits([half, ...others])).toEqual(scoreTraits(others));
    expect(scoreTraits([same, ...others])).toEqual(scoreTraits(others));
  });
});
