import { describe, expect, test } from "vitest";
import { seededRandom } from "./evidence/random.ts";
import { drawMembers } from "./evidence/whole-members.ts";
import { scoreLoveLanguages } from "./love-languages.ts";
import { type Profile, readProfile, summaryParts } from "./summary.ts";
import { firstAndLast } from "./testing/answer.ts";
import { scoreTraits, type TraitName, traitNames, type TraitScore } from "./traits.ts";

const profileOf = (thetas: Partial<Record<TraitName, number>>, standardError = 0.5): Profile => ({
  traits: {
    confidence: 1 - standardError ** 2,
    traits: Object.fromEntries(
      traitNames.map((trait): [TraitName, TraitScore] => [
        trait,
        { theta: thetas[trait] ?? 0, standardError, score: 50, interval: [20, 80] },
      ]),
    ) as Record<TraitName, TraitScore>,
  },
  loveLanguages: scoreLoveLanguages([]),
  values: null,
  pastimes: null,
  seesScores: true,
});

const idsOf = (profile: Profile): string[] => summaryParts(profile).map(({ id }) => id);

describe("traits", () => {
  test("the furthest comes first, clearly or as a leaning, others follow", () => {
    const parts = summaryParts(profileOf({ openness: 1.4, extraversion: -0.9 }));
    expect(parts.slice(0, 4)).toEqual([
      { kind: "heading", id: "insights.trait.openness.high.title", params: {} },
      { kind: "paragraph", id: "insights.trait.openness.high.body", params: { sure: "clear" } },
      { kind: "paragraph", id: "insights.trait.extraversion.low.also", params: {} },
      { kind: "paragraph", id: "insights.pair.openness_high_extraversion_low", params: {} },
    ]);
    expect(summaryParts(profileOf({ openness: 0.6 }))[1]).toEqual({
      kind: "paragraph",
      id: "insights.trait.openness.high.body",
      params: { sure: "leaning" },
    });
  });

  test("a distance within the error is no trait", () => {
    expect(idsOf(profileOf({ openness: 0.6 }, 0.8))[0]).toBe("insights.even.title");
  });

  test("with little told nothing is made up", () => {
    expect(idsOf(profileOf({ openness: 2 }, 0.9)).slice(0, 2)).toEqual([
      "insights.unsure.title",
      "insights.unsure.body",
    ]);
    expect(idsOf(readProfile([]))).toEqual([
      "insights.unsure.title",
      "insights.unsure.body",
      "insights.try.title",
      "insights.try.ask_one_more",
      "insights.sure",
    ]);
  });
});

test("what to try goes with the most marked trait that has a suggestion", () => {
  expect(idsOf(profileOf({ openness: 1.5, neuroticism: 1 }))).toContain(
    "insights.try.say_half_aloud",
  );
  expect(idsOf(profileOf({ openness: 1.5 }))).toContain("insights.try.ask_one_more");
});

test("says how sure it is, last", () => {
  expect(summaryParts(profileOf({})).at(-1)).toEqual({
    kind: "paragraph",
    id: "insights.sure",
    params: { confidence: 0.75 },
  });
});

test("differs between members: fifty have at least forty summaries", () => {
  const members = drawMembers(50, 0.65, seededRandom(3));
  const summaries = members.map(({ responses }) =>
    JSON.stringify(summaryParts(readProfile(responses)).slice(0, -1)),
  );
  expect(new Set(summaries).size).toBeGreaterThanOrEqual(40);
});

test("does not read open answers", () => {
  const other = firstAndLast().map((response) => ({
    ...response,
    open_answer_text: response.open_answer_text && "Something else entirely.",
  }));
  expect(summaryParts(readProfile(other))).toEqual(summaryParts(readProfile(firstAndLast())));
  expect(readProfile(other).traits).toEqual(scoreTraits(firstAndLast()));
});
