import { describe, expect, test } from "vitest";
import { endsOf } from "./evidence/patterns.ts";
import { seededRandom } from "./evidence/random.ts";
import type { Marks } from "./evidence/respondents.ts";
import { asResponses, byChance, carefulMarks, drawStyledWorld } from "./evidence/styled-members.ts";
import { answerInputs, compatibility, profileInputs } from "./compatibility.ts";
import type { TraitStatement } from "./instrument/trait-model.ts";
import { leastConfidence, readProfile, summaryParts } from "./summary.ts";
import { doTopicsAgree, leastTopicFit, topicFit, trustIn } from "./person-fit.ts";
import { surenessOf } from "./sureness.ts";
import { scoreTraits } from "./traits.ts";

const random = seededRandom(27);
const world = drawStyledWorld(0.65, random);
const members = 40;
const choices = 40;
const draw = (marks: () => readonly Marks[]) =>
  Array.from({ length: members }, () => asResponses(marks()));
const pattern = (marks: (place: number) => Marks) =>
  asResponses(Array.from({ length: choices }, (_none, place) => marks(place)));

const untold = profileInputs({
  children_status: null,
  pets_status: null,
  child_intent: null,
  pet_intent: null,
});

const careful = draw(() => carefulMarks(world, {}, random));
const careless = draw(() => Array.from({ length: choices }, () => byChance(random)));
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length / 2] ?? NaN;

test("answers by chance are trusted less than careful ones", () => {
  expect(median(careful.map(trustIn))).toBeGreaterThan(0.95);
  expect(median(careless.map(trustIn))).toBeLessThan(0.3);
  const isUnsure = careless.filter(
    (responses) => scoreTraits(responses).confidence < leastConfidence,
  );
  expect(isUnsure.length).toBeGreaterThan(0.7 * members);
});

test("answers by chance in the personality questions alone are not told plainly", () => {
  const shown = careful.map((responses, member) =>
    surenessOf(
      scoreTraits(
        responses.map((response, place) =>
          response.block_id === "personality" ? (careless[member]?.[place] ?? response) : response,
        ),
      ).confidence,
    ),
  );
  expect(shown.filter((sureness) => sureness !== "steady").length).toBeGreaterThan(members / 2);
});

test.each(["most", "least"] as const)("%s by chance costs trust, but not all of it", (end) => {
  const other = end === "most" ? "least" : "most";
  const trusted = draw(() =>
    carefulMarks(world, {}, random).map((read) => {
      const any = (read[other] + 1 + random.below(3)) % 4;
      return { ...read, [end]: any };
    }),
  ).map(trustIn);
  expect(median(trusted)).toBeLessThan(0.9);
  expect(median(trusted)).toBeGreaterThan(0.6);
});

// No statistic finds it before statements are calibrated: docs/what-the-number-is-worth.md says so.
test("swapped answers to the topics agree as well as the answers do", () => {
  for (const responses of careful.slice(0, 5)) {
    const swapped = responses.map((response) => ({
      ...response,
      most_appropriate_answer_id: response.least_appropriate_answer_id,
      least_appropriate_answer_id: response.most_appropriate_answer_id,
    }));
    expect(topicFit(swapped)).toBeCloseTo(topicFit(responses), 6);
  }
});

describe("a repeated pattern is not trusted at all", () => {
  test.each<[string, (place: number) => Marks]>([
    ["first and last", () => ({ most: 0, least: 3 })],
    ["alternating", (place) => (place % 2 === 0 ? { most: 0, least: 3 } : { most: 3, least: 0 })],
    ["a cycle of four", (place) => ({ most: place % 4, least: (place + 2) % 4 })],
    [
      "up and down, in eight",
      (place) => {
        const most = Math.min(place % 8, 7 - (place % 8));
        return { most, least: (most + 2) % 4 };
      },
    ],
  ])("%s", (_name, marks) => {
    const responses = pattern(marks);
    const profile = readProfile(responses);
    expect(profile.traits.confidence).toBe(0);
    expect(summaryParts(profile)[0]?.id).toBe("insights.unsure.title");
    const inputs = { ...answerInputs(responses), ...untold };
    expect(new Set(Object.values(inputs.traits))).toEqual(new Set([null]));
    const other = { ...answerInputs(careful[0] ?? []), ...untold };
    expect(compatibility(inputs, other).low_confidence).toBe(true);
  });
});

describe("a pattern in a part of the personality questions is not trusted", () => {
  const sets = 20;
  const alternating = (place: number): Marks =>
    place % 2 === 0 ? { most: 0, least: 3 } : { most: 3, least: 0 };
  const cycle = Array.from({ length: 12 }, () => byChance(random));
  test.each<[string, number, (place: number, read: readonly Marks[]) => Marks | undefined]>([
    ["first and last in the last ten", 10, () => ({ most: 0, least: 3 })],
    ["alternating in the last ten", 10, alternating],
    ["the first ten again", 10, (place, read) => read[place - 10]],
    ["a cycle of twelve in all", 0, (place) => cycle[place % cycle.length]],
  ])("%s", (_name, from, marks) => {
    const trusted = draw(() => {
      const read = carefulMarks(world, {}, random);
      return read.map((each, place) =>
        place < from || place >= sets ? each : (marks(place, read) ?? each),
      );
    }).map(trustIn);
    expect(new Set(trusted)).toEqual(new Set([0]));
  });
});

test("a pattern in the questions on topics is no agreement, though it agrees with itself", () => {
  const patterned = draw(() =>
    carefulMarks(world, {}, random).map((read, place) =>
      place < 20 ? read : { most: place % 4, least: (place + 2) % 4 },
    ),
  );
  expect(patterned.map(topicFit).some((fit) => fit >= leastTopicFit)).toBe(true);
  expect(patterned.map(doTopicsAgree)).not.toContain(true);
});

test("who reads, and loves in the very ways in which they hope to be loved, is trusted", () => {
  const [giving, length] = [25, 5];
  const read = draw(() => {
    const marks = carefulMarks(world, {}, random);
    return marks.map((each, place) =>
      place >= giving && place < giving + length ? (marks[place - length] ?? each) : each,
    );
  });
  expect(read.filter(doTopicsAgree).length).toBeGreaterThan(0.9 * members);
});

describe("what is marked by how a statement looks is not believed, however well it agrees", () => {
  type Looks = (statement: TraitStatement) => number;
  const doubt = (): number => 0.1 * random.normal();
  test.each<[string, Looks]>([
    ["what sounds best", ({ desirability }) => desirability],
    ["what sounds best, with a little doubt", ({ desirability }) => desirability + doubt()],
    ["what sounds worst", ({ desirability }) => -desirability],
    ["a yes wherever there is one", ({ key }) => key],
    ["a no wherever there is one", ({ key }) => -key],
  ])("%s", (_name, of) => {
    const shown = draw(() => carefulMarks(world, {}, random).map(endsOf(of))).map(
      (responses) => scoreTraits(responses).confidence,
    );
    expect(Math.max(...shown)).toBeLessThan(leastConfidence);
  });
  test.each<[string, readonly number[]]>([
    ["as most would like to be", [1, 1, 1, 1, -1]],
    ["as few would like to be", [-1, -1, -1, -1, 1]],
  ])("who reads and is %s is", (_name, means) => {
    const trusted = draw(() => carefulMarks(world, { means }, random)).map(trustIn);
    expect(trusted.filter((trust) => trust > 0.85).length).toBeGreaterThan(0.8 * members);
  });
});

test("a cycle in half of the personality questions is not believed, whatever its length", () => {
  for (const length of [4, 5]) {
    const trusted = draw(() => {
      const cycle = Array.from({ length }, () => byChance(random));
      return carefulMarks(world, {}, random).map((read, place) =>
        place < 10 || place >= 20 ? read : (cycle[place % length] ?? read),
      );
    }).map(trustIn);
    expect(median(trusted)).toBeLessThan(0.1);
  }
});

test.each([
  ["least", "most"],
  ["most", "least"],
] as const)("%s always next to %s is told as a leaning at most", (end, other) => {
  const shown = draw(() =>
    carefulMarks(world, {}, random).map((read) => ({ ...read, [end]: (read[other] + 1) % 4 })),
  ).map((responses) => surenessOf(scoreTraits(responses).confidence));
  expect(shown).not.toContain("steady");
});

test("a few answers are limited by their precision alone", () => {
  expect(trustIn(pattern(() => ({ most: 0, least: 3 })).slice(0, 29))).toBe(1);
});
