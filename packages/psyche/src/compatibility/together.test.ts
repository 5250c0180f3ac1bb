import { expect, test } from "vitest";
import { seededRandom } from "../evidence/random.ts";
import { drawMembers } from "../evidence/whole-members.ts";
import {
  answerInputs,
  compatibility,
  discreetCompatibility,
  memberInputs,
} from "../compatibility.ts";
import { scoreLoveLanguages } from "../love-languages.ts";
import { surenessOf } from "../sureness.ts";
import { scoreTraits } from "../traits.ts";
import { together } from "./together.ts";

const untold = {
  children_status: null,
  pets_status: null,
  child_intent: null,
  pet_intent: null,
};
const [responses = [], others = []] = drawMembers(2, 0.65, seededRandom(3)).map(
  (member) => member.responses,
);
const open = { has: false, wants: "open" } as const;
const wishes = { children: open, pets: open };
const [one, other] = [memberInputs(responses, untold), memberInputs(others, untold)];

const side = (completeness: number) => ({
  fit: 0.5,
  score: 50,
  error: 1,
  completeness,
  reason: null,
});

test.each([
  [[1, 1, 0.7, 0, 0.29], 0.6, false],
  // A sum of decimals that is a little less than 0.6.
  [[1, 1, 0.7, 0, 0.3], 0.6, false],
  [[0, 0, 1, 0.65, 1], 0.6, false],
  [[0, 0, 1, 0.6, 1], 0.59, true],
])(
  "with sides known by %j the completeness is %d, and a caution goes with it: %s",
  (known, completeness, low_confidence) => {
    const [social = 0, values = 0, emotional = 0, lifestyle = 0, longterm = 0] = known;
    const sides = {
      social: side(social),
      values: side(values),
      emotional: side(emotional),
      lifestyle: side(lifestyle),
      longterm: side(longterm),
    };
    expect(together(one, other, sides)).toMatchObject({ completeness, low_confidence });
  },
);

test("a caution goes with the scores of who is not known well enough, before and after a match", () => {
  const nothing = {
    openness: null,
    conscientiousness: null,
    extraversion: null,
    agreeableness: null,
    neuroticism: null,
  };
  for (const [traits, confidence, topicsAgree, isUnsure] of [
    [other.traits, 0.55, true, false],
    [other.traits, 0.54, true, true],
    [nothing, 0.2, true, true],
    [other.traits, 0.55, false, true],
  ] as const) {
    // Profiles say all, so that the number of answers is no reason.
    const unsure = { ...other, ...wishes, traits, confidence, topicsAgree };
    const told = { ...one, ...wishes };
    expect(compatibility(told, unsure).completeness).toBeGreaterThan(0.6);
    expect(compatibility(told, unsure).low_confidence).toBe(isUnsure);
    expect(discreetCompatibility(told, unsure, () => 0).scores.low_confidence).toBe(isUnsure);
  }
});

test("scores read the traits of members with a portrait, by the percent as it is shown", () => {
  const { traits } = scoreTraits(responses);
  const scored = { loveLanguages: scoreLoveLanguages(responses), seesScores: true };
  const known = (confidence: number) =>
    answerInputs(responses, { ...scored, traits: { traits, confidence } }).traits.openness !== null;
  const hasPortrait = (confidence: number) => surenessOf(confidence) !== "little";
  for (const confidence of [0.29, 0.294, 0.296, 0.299, 0.3])
    expect(known(confidence), String(confidence)).toBe(hasPortrait(confidence));
});
