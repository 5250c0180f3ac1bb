import { answerInputs, discreetScore, profileInputs } from "@gemel/psyche/compatibility";
import { rankingInputs, rankingNumbers, rankingScore } from "@gemel/psyche/ranking";
import { seededRandom } from "@gemel/psyche/seeded-random";
import { drawMembers } from "@gemel/psyche/simulated-members";
import { describe, expect, it } from "vitest";
import { noiseBetween } from "../candidates/pair-noise.ts";
import { type Criteria, defaultCriteria } from "../criteria/criteria.ts";
import {
  audienceOf,
  meetingOf,
  obstacleBits,
  obstaclesIn,
  reachOf,
  tightestCriterion,
  wishBits,
} from "./filters.ts";
import { createPool, type PoolMember } from "./member-pool.ts";
import { rankCandidates } from "./rank-candidates.ts";

const TODAY = 20_261_121;
const now = new Date("2026-11-21T12:00:00Z");

const untold = profileInputs({
  children_status: null,
  pets_status: null,
  child_intent: null,
  pet_intent: null,
});

const answered = drawMembers(200, 0.65, seededRandom(12)).map(({ responses }) =>
  rankingInputs(rankingNumbers(answerInputs(responses)), untold),
);
const silent = rankingInputs(rankingNumbers(answerInputs([])), untold);

const member = (index: number, facts: Partial<PoolMember> = {}): PoolMember => ({
  id: `member-${String(index).padStart(4, "0")}`,
  birthDay: 19_950_601,
  sex: "female",
  country: null,
  place: undefined,
  offers: 0,
  asks: wishBits(facts.criteria ?? defaultCriteria),
  criteria: defaultCriteria,
  since: Date.parse("2026-01-01T00:00:00Z"),
  ranking: answered[index] ?? silent,
  shownRanking: answered[index] ?? silent,
  seesScores: true,
  noiseKey: Uint32Array.of(index, 0, 0, 0),
  ...facts,
});
const wishing = (wishes: Partial<Criteria>): Criteria => ({ ...defaultCriteria, ...wishes });

const bologna = { latitude: 44.49, longitude: 11.34 };
const modena = { latitude: 44.65, longitude: 10.93 };

describe("a meeting", () => {
  it("is the same seen from either side, but for wishes", () => {
    const random = seededRandom(3);
    const anybody = (index: number): PoolMember =>
      member(index, {
        birthDay: (1950 + random.below(58)) * 10_000 + 1_231,
        sex: (["female", "male", "other"] as const)[random.below(3)] ?? "other",
        criteria: wishing({
          target_sex: (["", "female", "male"] as const)[random.below(3)] ?? "",
          min_age: 18 + random.below(20),
          max_age: 60 + random.below(39),
        }),
      });
    const people = Array.from({ length: 60 }, (_none, index) => anybody(index));
    const pairs = people.flatMap((one) =>
      people.map((other) => [meetingOf(one, TODAY).fits(other), meetingOf(other, TODAY).fits(one)]),
    );
    expect(pairs.filter(([there, back]) => there !== back)).toEqual([]);
    expect(pairs.filter(([there]) => there).length).toBeGreaterThan(100);
  });

  it("fits exactly where nothing is in the way", () => {
    const wishes = { require_photo: true, accepts_pets: true };
    const own = member(0, { criteria: wishing(wishes) });
    const meeting = meetingOf(own, TODAY);
    const fine = member(1, { offers: wishBits({ ...defaultCriteria, ...wishes }) });
    expect([meeting.fits(fine), meeting.obstacles(fine)]).toEqual([true, 0]);
    const closed = { ...fine, criteria: wishing({ target_sex: "male" }) };
    expect([meeting.fits(closed), meeting.obstacles(closed)]).toEqual([false, undefined]);
    const old = { ...fine, birthDay: 19_500_101, offers: 2, criteria: wishing({ max_age: 99 }) };
    const inTheWay = obstaclesIn(meeting.obstacles(old) ?? 0);
    expect([meeting.fits(old), inTheWay]).toEqual([false, ["require_photo", "max_age"]]);
  });
});

describe("a visible member is", () => {
  it.each([
    ["the same country, the city unknown", "IT", "IT", undefined, true],
    ["another country, the city unknown", "IT", "FR", undefined, false],
    ["no country given", "IT", null, undefined, true],
    ["no country of one's own", null, "FR", undefined, true],
    ["another country, near by", "IT", "SM", modena, true],
  ])("%s", (_name, country, other, place, isNear) => {
    const own = { country, place: bologna, criteria: defaultCriteria };
    expect(reachOf(own)({ country: other, place })).toBe(isNear);
  });
});

describe("the ranking", () => {
  const own = member(0);
  const others = answered.slice(1).map((_none, index) => member(index + 1));
  const scoreOf = (id: string): number => {
    const other = others.find((each) => each.id === id);
    if (other === undefined) return NaN;
    const noise = noiseBetween(own.noiseKey, other.noiseKey, "overall");
    return discreetScore(rankingScore(own.ranking, other.shownRanking) ?? NaN, noise);
  };

  it("of the first few is the beginning of the ranking of everybody", () => {
    const all = rankCandidates(own, others, { now, max: 1_000 });
    expect(all).toHaveLength(others.length);
    expect(all.map(scoreOf)).toEqual(others.map(({ id }) => scoreOf(id)).toSorted((a, b) => b - a));
    expect(rankCandidates(own, others, { now, max: 12 })).toEqual(all.slice(0, 12));
    expect(rankCandidates(own, others.toReversed(), { now, max: 1_000 })).toEqual(all);
  });

  it("is by chance for a member who sees no scores, and stays as it is", () => {
    const unsure = member(0, { seesScores: false });
    const order = rankCandidates(unsure, others, { now, max: 1_000 });
    const scores = order.map(scoreOf);
    const rising = scores.slice(1).filter((score, index) => score > (scores[index] ?? NaN));
    expect(rising.length / order.length).toBeGreaterThan(0.4);
    expect(rankCandidates(unsure, others.toReversed(), { now, max: 1_000 })).toEqual(order);
  });

  it("puts those without a score last, and equals by their ids", () => {
    const mixed = [member(900), member(800), member(1)];
    expect(rankCandidates(own, mixed, { now, max: 9 })).toEqual([
      "member-0001",
      "member-0800",
      "member-0900",
    ]);
  });

  it("gives every sixth place to a newcomer of the last fortnight, each once", () => {
    const settled = Array.from({ length: 30 }, (_none, index) => member(index + 1));
    const day = (daysAgo: number) => now.getTime() - daysAgo * 86_400_000;
    const newcomers = [901, 902, 903].map((index) => member(index, { since: day(13) }));
    const former = member(904, { since: day(15) });
    const ranked = rankCandidates(own, [former, ...newcomers, ...settled], { now, max: 34 });
    expect([ranked[5], ranked[11], ranked[17]]).toEqual(newcomers.map(({ id }) => id));
    expect(ranked[33]).toBe(former.id);
    expect(new Set(ranked).size).toBe(34);
  });
});

it.each([
  [null, []],
  [null, [[]]],
  ["max_age", [["max_age"], ["max_age"], ["min_age"]]],
  ["min_age", [["min_age"], ["max_age", "target_sex"], ["max_age", "target_sex"]]],
  [
    "max_age",
    [
      ["max_age", "target_sex"],
      ["max_age", "require_photo"],
    ],
  ],
] as const)("the tightest criterion is %s where %j are in the way", (tightest, obstacles) => {
  const counts = new Map<number, number>();
  for (const names of obstacles) {
    const bits = names.reduce<number>((sum, name) => sum | obstacleBits[name], 0);
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
  }
  expect(tightestCriterion(counts)).toBe(tightest);
});

it("people beyond the widest reach count for no criterion, since none brings them", () => {
  const edinburgh = { latitude: 55.95, longitude: -3.19 };
  const pool = createPool();
  pool.set(member(2, { place: bologna }));
  pool.set(member(3, { place: undefined, country: "IT" }));
  const obstacles = (place: PoolMember["place"]) => {
    const own = member(1, { place, country: "GB", criteria: wishing({ max_distance_km: 10 }) });
    return [...audienceOf(own, pool, new Set(), now).obstaclesBut(new Set())];
  };
  expect(obstacles(edinburgh)).toEqual([]);
  expect(obstacles(modena)).toEqual([[obstacleBits.max_distance_km, 1]]);
});
