import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compatibility,
  dimensionNames,
  discreetCompatibility,
  type MemberInputs,
  memberInputs,
} from "./compatibility.ts";
import { seededRandom } from "./evidence/random.ts";
import { drawMembers } from "./evidence/whole-members.ts";
import { firstAndLast } from "./testing/answer.ts";

const said = {
  children_status: "does_not_have_children",
  pets_status: "does_not_have_pets",
  child_intent: "yes",
  pet_intent: "yes",
} as const;

const nothing: MemberInputs = memberInputs([], {
  children_status: null,
  pets_status: null,
  child_intent: null,
  pet_intent: "prefers_not_to_say",
});

const statuses = [null, true, false] as const;
const wants = [null, "yes", "no", "open"] as const;

const whole = drawMembers(12, 0.65, seededRandom(9)).map(({ responses }) =>
  memberInputs(responses, said),
);

const wishes = fc.record({
  has: fc.constantFrom(...statuses),
  wants: fc.constantFrom(...wants),
});

/** A simulated member, of whom any part may be missing. */
const member = fc
  .record({
    index: fc.nat(11),
    children: wishes,
    pets: wishes,
    missing: fc.subarray(["giving", "receiving", "values", "pastimes", "plans", "bond", "traits"]),
  })
  .map(({ index, children, pets, missing }): MemberInputs => {
    const all = { ...(whole[index] ?? nothing), children, pets };
    const parts = missing.map((part) => [part, nothing[part as keyof MemberInputs]]);
    return { ...all, ...(Object.fromEntries(parts) as Partial<MemberInputs>) };
  });

/** Stated again: a changed weight is a decision, not a slip. */
const weights = { social: 0.15, values: 0.2, emotional: 0.25, lifestyle: 0.15, longterm: 0.25 };

test("the overall score is the weighted mean of the sides", () => {
  for (const a of whole) {
    for (const b of whole) {
      const result = compatibility(a, b);
      const mean = dimensionNames.reduce(
        (sum, name) => sum + weights[name] * (result[name] ?? NaN),
        0,
      );
      // The sides and the overall score are rounded to whole points.
      expect(Math.abs(mean - (result.overall ?? NaN))).toBeLessThanOrEqual(1);
    }
  }
});

const first = (): MemberInputs => whole[0] ?? nothing;
const second = (): MemberInputs => whole[1] ?? nothing;

describe("for any two members", () => {
  test("the order of the two changes nothing", () => {
    fc.assert(
      fc.property(member, member, (a, b) => {
        expect(compatibility(b, a)).toEqual(compatibility(a, b));
      }),
      { numRuns: 300 },
    );
  });

  test("scores are 0 to 100 or null, and a side has a reason exactly if it has a score", () => {
    fc.assert(
      fc.property(member, member, (a, b) => {
        const result = compatibility(a, b);
        for (const name of dimensionNames) {
          const score = result[name];
          expect(score ?? 0).toBeGreaterThanOrEqual(0);
          expect(score ?? 0).toBeLessThanOrEqual(100);
          expect(result.reasons[name]?.dimension).toBe(score === null ? undefined : name);
        }
        expect(result.completeness).toBeGreaterThanOrEqual(0);
        expect(result.completeness).toBeLessThanOrEqual(1);
        expect(result.low_confidence || result.completeness >= 0.6).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("keeping something back never raises completeness", () => {
    const parts = ["giving", "receiving", "values", "pastimes", "plans", "bond", "traits"] as const;
    fc.assert(
      fc.property(member, member, fc.constantFrom(...parts), (a, b, part) => {
        const less = { ...a, [part]: nothing[part] };
        expect(compatibility(less, b).completeness).toBeLessThanOrEqual(
          compatibility(a, b).completeness,
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe("what is missing", () => {
  test("leaves everything null without answers, and reports the uncertainty", () => {
    expect(compatibility(nothing, nothing)).toEqual({
      overall: null,
      completeness: 0,
      low_confidence: true,
      social: null,
      values: null,
      emotional: null,
      lifestyle: null,
      longterm: null,
      reasons: {},
    });
    expect(compatibility(first(), nothing).overall).toBeNull();
  });

  test("never counts as agreement: two members without answers on a trait are not alike in it", () => {
    const quiet = { ...first(), traits: nothing.traits, pastimes: null };
    expect(compatibility(quiet, quiet).social).toBeNull();
    expect(compatibility(first(), first()).social).toBeGreaterThan(70);
  });

  test("wide errors pull towards the middle, not towards agreement", () => {
    const vague = (inputs: MemberInputs): MemberInputs => ({
      ...inputs,
      pastimes: null,
      traits: {
        ...nothing.traits,
        extraversion: { value: 0, variance: 1 },
      },
    });
    expect(compatibility(vague(first()), vague(second())).social).toBe(50);
  });

  test("of children and pets counts as the mean of chance pairs, and never as agreement", () => {
    const untold = { has: null, wants: null } as const;
    const other = (wish: (typeof wants)[number]): MemberInputs => ({
      ...second(),
      children: { has: null, wants: wish },
      pets: { has: null, wants: wish },
    });
    const silent = { ...first(), children: untold, pets: untold };
    const all = wants.map((wish) => compatibility(silent, other(wish)));
    expect(new Set(all.map((result) => result.completeness))).toEqual(new Set([1]));
    const want = { has: null, wants: "yes" } as const;
    const own = { ...first(), children: want, pets: want };
    const longterm = (wish: "yes" | "no" | null) => compatibility(own, other(wish)).longterm ?? NaN;
    expect(longterm(null)).toBeLessThan(longterm("yes"));
    expect(longterm(null)).toBeGreaterThan(longterm("no"));
    expect(compatibility(own, other(null))).toMatchObject({ completeness: 1 });
    expect(compatibility(own, other(null)).reasons.longterm?.reason).not.toMatch(/children|pets/);
  });
});

describe("plans that exclude each other", () => {
  const withWishes = (
    inputs: MemberInputs,
    children: MemberInputs["children"],
    pets: MemberInputs["pets"] = { has: false, wants: "open" },
  ): MemberInputs => ({ ...inputs, children, pets });

  test("on children leave a quarter of the long-term score at most, for any pair", () => {
    fc.assert(
      fc.property(member, member, (a, b) => {
        const yes = withWishes(a, { has: null, wants: "yes" }, a.pets);
        const no = withWishes(b, { has: null, wants: "no" }, b.pets);
        const result = compatibility(yes, no);
        expect(result.longterm).toBeLessThanOrEqual(25);
        expect(result.reasons.longterm?.reason).toBe("children_apart");
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ["children are there, the other wants none", { has: true, wants: "open" }, "children_there"],
  ] as const)("%s", (_what, children, reason) => {
    const a = withWishes(first(), children);
    const welcome = compatibility(a, withWishes(second(), { has: false, wants: "yes" }));
    const refused = compatibility(a, withWishes(second(), { has: false, wants: "no" }));
    expect(refused.longterm).toBeLessThan(welcome.longterm ?? NaN);
    expect(refused.reasons.longterm?.reason).toBe(reason);
  });

  test("that one does not show are no reason", () => {
    const [own, shown] = [
      { has: false, wants: "yes" },
      { has: false, wants: null },
    ] as const;
    const [a, b] = [withWishes(first(), own), withWishes(second(), shown)];
    const reasons = [
      ...discreetCompatibility(a, b, () => 0).reasons,
      ...Object.values(compatibility(a, b).reasons),
    ];
    expect(reasons.map(({ reason }) => reason).join()).not.toContain("children");
  });

  test.each([
    ["pets that are there", { has: true, wants: null }],
    ["pets that are wanted", { has: false, wants: "yes" }],
  ] as const)("%s and a refusal of pets", (_what, pets) => {
    const children = { has: false, wants: "open" } as const;
    const a = withWishes(first(), children, pets);
    const yes = compatibility(a, withWishes(second(), children, { has: false, wants: "yes" }));
    const no = compatibility(a, withWishes(second(), children, { has: false, wants: "no" }));
    expect(no.longterm).toBeLessThan(0.6 * (yes.longterm ?? NaN));
    expect(no.reasons.longterm?.reason).toBe("pets_apart");
  });
});

describe("love", () => {
  test("is what one gives against what the other wants, not likeness", () => {
    const scores = (best: "touch" | "gifts") => ({
      ...nothing.giving,
      quality_time: { score: 50, standardError: 8 },
      words: { score: 50, standardError: 8 },
      acts: { score: 50, standardError: 8 },
      touch: { score: best === "touch" ? 95 : 5, standardError: 8 },
      gifts: { score: best === "gifts" ? 95 : 5, standardError: 8 },
    });
    const loves = (gives: "touch" | "gifts", wantsMost: "touch" | "gifts"): MemberInputs => ({
      ...nothing,
      giving: scores(gives),
      receiving: scores(wantsMost),
    });
    const alike = compatibility(loves("touch", "gifts"), loves("touch", "gifts"));
    const crossed = compatibility(loves("touch", "gifts"), loves("gifts", "touch"));
    expect(alike.emotional).toBeLessThan(20);
    expect(crossed.emotional).toBeGreaterThan(80);
    expect(crossed.reasons.emotional?.reason).toBe("gives_what_other_wants");
    expect(alike.reasons.emotional?.reason).toBe("love_apart");
  });
});

test("inputs are plain data: stored and read again they say the same", () => {
  const stored = JSON.parse(JSON.stringify(first())) as MemberInputs;
  expect(compatibility(stored, second())).toEqual(compatibility(first(), second()));
});

test("inputs hold no answer of their own", () => {
  const ids = firstAndLast().flatMap((response) => [
    response.most_appropriate_answer_id,
    response.open_answer_text,
  ]);
  const text = JSON.stringify(memberInputs(firstAndLast(), said));
  expect(ids.filter((id) => id !== null && text.includes(id))).toEqual([]);
});
