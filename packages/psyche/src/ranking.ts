import {
  isKnown,
  kernel,
  liking,
  overlap,
  shareOf,
  wantedLanguagesOf,
  wantedOf,
} from "./compatibility/fits.ts";
import { longterm } from "./compatibility/longterm.ts";
import type { AnswerInputs, ProfileInputs, Wishes } from "./compatibility/member-inputs.ts";
import { pairOf } from "./compatibility/packed-numbers.ts";
import { discreetSpreads } from "./compatibility/discreet.ts";
import {
  chanceFit,
  discreetShares,
  inputWeights,
  leastForOverall,
  sideWeights,
} from "./compatibility/weights.ts";
import { loveLanguageNames } from "./instrument/design.ts";
import { expectation, normalCdf } from "./model/normal.ts";
import type { Preferences } from "./preferences.ts";

export { packNumbers, unpackNumbers } from "./compatibility/packed-numbers.ts";

/** The inputs of ranking from one member, computed as far as possible without the other. */
export interface RankingInputs {
  readonly numbers: Float32Array;
  /** Index of the member's wishes among the possible ones. */
  readonly children: number;
  readonly pets: number;
}

const topics = ["values", "pastimes", "plans", "bond"] as const;
const topicSize = 4;

/** The index at which each part of the numbers begins. */
const at = {
  extraversion: 0,
  openness: 2,
  conscientiousness: 4,
  warmth: 6,
  calm: 7,
  liked: 8,
  wanted: 24,
  given: 40,
  hoped: 45,
  end: 50,
} as const;

const topicAt = { values: 0, pastimes: 4, plans: 8, bond: 12 } as const;
/** The place of `social` among the pastimes. */
const company = at.liked + topicAt.pastimes + 1;

/**
 * Works out what ranking needs of a member's answers: 50 numbers, NaN without an answer.
 * They are kept, for as many members as there are to rank.
 */
export function rankingNumbers(inputs: AnswerInputs): Float32Array {
  const { traits, giving, receiving } = inputs;
  const numbers = new Float32Array(at.end).fill(NaN);
  const { extraversion, openness, conscientiousness, agreeableness, neuroticism } = traits;
  numbers.set(pairOf(extraversion), at.extraversion);
  numbers.set(pairOf(openness), at.openness);
  numbers.set(pairOf(conscientiousness), at.conscientiousness);
  numbers[at.warmth] = agreeableness === null ? NaN : expectation(normalCdf, agreeableness).value;
  numbers[at.calm] =
    neuroticism === null
      ? NaN
      : expectation(normalCdf, { ...neuroticism, value: -neuroticism.value }).value;
  for (const topic of topics) {
    const preferred: Preferences<string> | null = inputs[topic];
    if (preferred === null) continue;
    const liked = Object.values(preferred).map((preference) => liking(preference).value);
    numbers.set(liked, at.liked + topicAt[topic]);
    numbers.set(Object.values(wantedOf(preferred)), at.wanted + topicAt[topic]);
  }
  if (isKnown(giving)) {
    numbers.set(
      loveLanguageNames.map((language) => shareOf(giving, language).value),
      at.given,
    );
  }
  if (isKnown(receiving)) numbers.set(Object.values(wantedLanguagesOf(receiving)), at.hoped);
  return numbers;
}

/** Puts together what ranking needs of a member. @throws RangeError for numbers that are not whole */
export function rankingInputs(numbers: Float32Array, profile: ProfileInputs): RankingInputs {
  if (numbers.length !== at.end) throw new RangeError("ranking numbers of another layout");
  return { numbers, children: stateOf(profile.children), pets: stateOf(profile.pets) };
}

/**
 * The overall score of `discreetCompatibility` before noise and steps, by the same rules. It computes no
 * reasons and no errors, so that it costs half a microsecond and all members can be ranked. A test keeps the
 * two equal. Null if there is no overall score.
 */
export function rankingScore(a: RankingInputs, b: RankingInputs): number | null {
  const [x, y] = [a.numbers, b.numbers];
  const [social, values, emotional, lifestyle, plan] = sides;
  for (const each of sides) clear(each);

  add(social, inputWeights.social.pace, nearness(x, y, at.extraversion), discreetShares.pace);
  add(social, inputWeights.social.warmth, (num(x, at.warmth) + num(y, at.warmth)) / 2);
  add(social, inputWeights.social.company, sameWish(num(x, company), num(y, company)));

  add(values, inputWeights.values.priorities, mutualLiking(x, y, topicAt.values));
  add(values, inputWeights.values.curiosity, nearness(x, y, at.openness));

  add(emotional, inputWeights.emotional.love / 2, dot(x, at.given, y, at.hoped, 5));
  add(emotional, inputWeights.emotional.love / 2, dot(y, at.given, x, at.hoped, 5));
  const calm = (num(x, at.calm) + num(y, at.calm)) / 2;
  add(emotional, inputWeights.emotional.calm, calm, discreetShares.calm);

  add(lifestyle, inputWeights.lifestyle.pastimes, mutualLiking(x, y, topicAt.pastimes));
  add(lifestyle, inputWeights.lifestyle.order, nearness(x, y, at.conscientiousness));

  add(plan, inputWeights.longterm.plans, mutualLiking(x, y, topicAt.plans));
  add(plan, inputWeights.longterm.bond, mutualLiking(x, y, topicAt.bond));
  const untold =
    wishWeight -
    addWishes(plan, childrenTable, a.children, b.children) -
    addWishes(plan, petsTable, a.pets, b.pets);
  if (plan.known > 0) add(plan, untold, chanceFit);

  let completeness = 0;
  let weight = 0;
  let total = 0;
  for (const { share, spread, known, weight: counted, sum, exclusion } of sides) {
    completeness += share * known;
    if (known === 0) continue;
    weight += share;
    total += share * 100 * normalCdf((sum / counted - 0.5) / spread) * exclusion;
  }
  return completeness < leastForOverall ? null : total / weight;
}

/** A side while it is added up. */
interface SideSum {
  readonly share: number;
  readonly spread: number;
  /** Share of the side that both have answered, and the part of it that counts. */
  known: number;
  weight: number;
  sum: number;
  exclusion: number;
}

const sideSum = (name: keyof typeof sideWeights): SideSum => ({
  share: sideWeights[name],
  spread: discreetSpreads[name],
  known: 0,
  weight: 0,
  sum: 0,
  exclusion: 1,
});

/** Used for one pair after the other: a ranking makes a hundred thousand sums in a row. */
const sides = [
  sideSum("social"),
  sideSum("values"),
  sideSum("emotional"),
  sideSum("lifestyle"),
  sideSum("longterm"),
] as const;

function clear(side: SideSum): void {
  side.known = 0;
  side.weight = 0;
  side.sum = 0;
  side.exclusion = 1;
}

/** Adds one input, unless one of the two has not answered it. @param left the part of its weight that counts */
function add(side: SideSum, weight: number, fit: number, left = 1): void {
  if (Number.isNaN(fit)) return;
  side.known += weight;
  side.weight += weight * left;
  side.sum += weight * left * fit;
}

const num = (numbers: Float32Array, index: number): number => numbers[index] ?? NaN;

const nearness = (x: Float32Array, y: Float32Array, index: number): number =>
  overlap(kernel, {
    value: num(x, index) - num(y, index),
    variance: num(x, index + 1) + num(y, index + 1),
  });

const sameWish = (one: number, other: number): number => one * other + (1 - one) * (1 - other);

function dot(x: Float32Array, from: number, y: Float32Array, to: number, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += num(x, from + i) * num(y, to + i);
  return sum;
}

const mutualLiking = (x: Float32Array, y: Float32Array, topic: number): number =>
  (dot(x, at.wanted + topic, y, at.liked + topic, topicSize) +
    dot(y, at.wanted + topic, x, at.liked + topic, topicSize)) /
  2;

const haves = [null, true, false] as const;
const wants = [null, "yes", "no", "open"] as const;
const states: readonly Wishes[] = haves.flatMap((has) =>
  wants.map((want) => ({ has, wants: want })),
);

const stateOf = ({ has, wants: want }: Wishes): number =>
  haves.indexOf(has) * wants.length + wants.indexOf(want);

/** The contribution of every pair of wishes to the long-term side. */
type WishTable = readonly (readonly Pick<SideSum, "known" | "sum" | "exclusion">[])[];

const untold = { has: null, wants: null } as const;
const nothing = { children: untold, pets: untold, plans: null, bond: null } as const;

const wishTable = (part: "children" | "pets"): WishTable =>
  states.map((one) =>
    states.map((other) => {
      const added = { known: 0, sum: 0, exclusion: 1 };
      for (const { weight, input } of longterm(
        { ...nothing, [part]: one },
        { ...nothing, [part]: other },
      )) {
        if (input === null) continue;
        const share = weight * (input.known ?? 1);
        added.known += share;
        added.sum += share * input.fit.value;
        added.exclusion *= input.exclusion ?? 1;
      }
      return added;
    }),
  );

const childrenTable = wishTable("children");
const petsTable = wishTable("pets");
const { childrenWishes, childrenThere, pets } = inputWeights.longterm;
const wishWeight = childrenWishes + childrenThere + pets;

/** @returns how much of the side was added */
function addWishes(side: SideSum, table: WishTable, one: number, other: number): number {
  const added = table[one]?.[other];
  if (added === undefined) return 0;
  side.known += added.known;
  side.weight += added.known;
  side.sum += added.sum;
  side.exclusion *= added.exclusion;
  return added.known;
}
