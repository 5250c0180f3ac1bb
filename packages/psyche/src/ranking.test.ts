import { expect, test } from "vitest";
import {
  answerInputs,
  compatibility,
  type MemberInputs,
  packInputs,
  unpackInputs,
} from "./compatibility.ts";
import { discreetOverall } from "./compatibility/discreet.ts";
import { componentsOf } from "./compatibility/sides.ts";
import { seededRandom } from "./evidence/random.ts";
import { drawMembers } from "./evidence/whole-members.ts";
import {
  packNumbers,
  type RankingInputs,
  rankingInputs,
  rankingNumbers,
  rankingScore,
  unpackNumbers,
} from "./ranking.ts";

const random = seededRandom(17);
const haves = [null, true, false] as const;
const wants = [null, "yes", "no", "open"] as const;
const wishes = () => ({
  has: haves[random.below(haves.length)] ?? null,
  wants: wants[random.below(wants.length)] ?? null,
});

/** Simulated members; any of their answers may be missing. */
const members = drawMembers(60, 0.65, random).map(({ responses }, index): MemberInputs => {
  const kept = index % 3;
  const answered = responses.filter(() => kept === 0 || random.below(4) < kept);
  return { ...answerInputs(answered), children: wishes(), pets: wishes() };
});
const prepare = (member: MemberInputs): RankingInputs =>
  rankingInputs(rankingNumbers(member), member);
const pairs = members.flatMap((a) => members.map((b) => [a, b] as const));

test("the ranking score is the overall score that is shown before a match, for any two members", () => {
  const prepared = new Map(members.map((member) => [member, prepare(member)]));
  let withoutScore = 0;
  for (const [a, b] of pairs) {
    const { overall } = compatibility(a, b);
    const score = rankingScore(prepared.get(a) ?? prepare(a), prepared.get(b) ?? prepare(b));
    if (overall === null) withoutScore += 1;
    expect(score === null).toBe(overall === null);
    const expected = score === null ? 0 : discreetOverall(componentsOf(a, b));
    expect(score ?? 0).toBeCloseTo(expected, 3);
  }
  expect(withoutScore).toBeGreaterThan(0);
  expect(withoutScore).toBeLessThan(pairs.length / 2);
});

test("a member without answers has no score", () => {
  const untold = { has: null, wants: null };
  const silent = prepare({ ...answerInputs([]), children: untold, pets: untold });
  expect(rankingScore(silent, silent)).toBeNull();
});

test("packed inputs take 260 bytes and say the same", () => {
  for (const { children, pets, ...inputs } of members) {
    const packed = packInputs(inputs);
    expect(packed).toHaveLength(260);
    const unpacked = { ...unpackInputs(packed), children, pets };
    const same = { ...inputs, children, pets };
    for (const other of members.slice(0, 5)) {
      const [one, two] = [compatibility(unpacked, other), compatibility(same, other)];
      expect(Math.abs((one.overall ?? -9) - (two.overall ?? -9))).toBeLessThanOrEqual(1);
      expect(one.completeness).toBe(two.completeness);
      expect(one.reasons).toEqual(two.reasons);
    }
  }
});

test("ranking numbers are kept in 200 bytes", () => {
  for (const member of members) {
    const numbers = rankingNumbers(member);
    const packed = packNumbers(numbers);
    expect(packed).toHaveLength(200);
    expect(unpackNumbers(packed)).toEqual(numbers);
  }
});

test("ranking numbers of another layout are refused", () => {
  expect(() => rankingInputs(new Float32Array(3), { children: wishes(), pets: wishes() })).toThrow(
    RangeError,
  );
});

test("packed inputs of older versions, which lack how answers agree, are read as agreeing", () => {
  const inputs = { ...answerInputs([]), confidence: 0.5, topicsAgree: false };
  const packed = packInputs(inputs);
  expect(unpackInputs(packed)).toEqual(inputs);
  const agreeing = { ...inputs, topicsAgree: true };
  expect(unpackInputs(packed.slice(0, -4))).toEqual(agreeing);
  expect(unpackInputs(packed.slice(0, -8))).toEqual({ ...agreeing, confidence: 1 });
});

test("packed inputs of another layout are refused", () => {
  const packed = packInputs(answerInputs([]));
  packed.set([0, 0, 0, 0]);
  expect(() => unpackInputs(packed)).toThrow(RangeError);
  expect(() => unpackInputs(new Uint8Array(8))).toThrow(RangeError);
});
