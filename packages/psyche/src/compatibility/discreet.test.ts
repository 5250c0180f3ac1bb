import { expect, test } from "vitest";
import { discreetOverall, discreetScore } from "./discreet.ts";
import { componentsOf } from "./sides.ts";
import { drawMembers } from "../evidence/whole-members.ts";
import { seededRandom } from "../evidence/random.ts";
import {
  compatibility,
  discreetCompatibility,
  isDifference,
  type MemberInputs,
  memberInputs,
} from "../compatibility.ts";

const said = {
  children_status: "does_not_have_children",
  pets_status: "has_pets",
  child_intent: "yes",
  pet_intent: "yes",
} as const;

const members = drawMembers(14, 0.65, seededRandom(3)).map(({ responses }) =>
  memberInputs(responses, said),
);
const pairs = members.flatMap((a, index) => members.slice(0, index).map((b) => [a, b] as const));

test("scores come in steps, and the overall one with the noise of the pair", () => {
  for (const [a, b] of pairs) {
    const exact = compatibility(a, b);
    const { scores } = discreetCompatibility(a, b, () => 1);
    expect(scores.overall).toBe(5 * Math.round((scores.overall ?? NaN) / 5));
    const shown = discreetScore(discreetOverall(componentsOf(a, b)), 1);
    expect(Math.abs((scores.overall ?? NaN) - shown)).toBeLessThanOrEqual(2.5);
    for (const side of [scores.social, scores.values, scores.emotional, scores.longterm])
      expect([20, 50, 80]).toContain(side);
    expect(scores).toMatchObject({
      completeness: exact.completeness,
      low_confidence: false,
    });
  }
});

test("the order of the two changes nothing", () => {
  for (const [a, b] of pairs)
    expect(discreetCompatibility(b, a, () => 0.3)).toEqual(discreetCompatibility(a, b, () => 0.3));
});

test("no trait bears on a side or a reason", () => {
  const [other] = members;
  for (const [a, b] of pairs) {
    const changed: MemberInputs = { ...b, traits: other?.traits ?? b.traits };
    const [before, after] = [b, changed].map((one) => discreetCompatibility(a, one, () => 0));
    expect({ ...after?.scores, overall: 0 }).toEqual({ ...before?.scores, overall: 0 });
    expect(after?.reasons).toEqual(before?.reasons);
  }
});

test("what a viewer changes in the own profile moves the overall score alike, whatever the other's traits", () => {
  const unanswered = { wants: null, has: null };
  const [other] = members;
  for (const [a, b] of pairs) {
    const alike: MemberInputs = { ...b, traits: other?.traits ?? b.traits };
    for (const changed of [
      { ...a, children: { ...a.children, wants: "no" as const } },
      { ...a, children: unanswered, pets: unanswered },
    ]) {
      const [moved, movedAlike] = [b, alike].map(
        (one) =>
          discreetOverall(componentsOf(changed, one)) - discreetOverall(componentsOf(a, one)),
      );
      expect(moved).toBeCloseTo(movedAlike ?? NaN, 9);
    }
  }
});

test("a member without answers has no score and no reason", () => {
  const nothing = memberInputs([], {
    children_status: null,
    pets_status: null,
    child_intent: null,
    pet_intent: null,
  });
  expect(discreetCompatibility(nothing, nothing, () => 2)).toMatchObject({
    scores: { overall: null, social: null, longterm: null },
    reasons: [],
  });
});

test("no reason says the opposite of its side as it is shown, whatever the noise", () => {
  for (const [a, b] of pairs)
    for (const noise of [-2, -1, 0, 1, 2]) {
      const { scores, reasons } = discreetCompatibility(a, b, () => noise);
      for (const reason of reasons)
        expect(scores[reason.dimension]).not.toBe(isDifference(reason) ? 80 : 20);
    }
});
