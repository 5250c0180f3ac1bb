import { normalCdf } from "../model/normal.ts";
import type { AnyComponent } from "./component.ts";
import type { MemberInputs } from "./member-inputs.ts";
import { type DimensionName, dimensionNames, type Reason, isDifference } from "./reasons.ts";
import { componentsOf, leastFit, spreads } from "./sides.ts";
import { type Compatibility, isLittle, together } from "./together.ts";
import { chanceFit, sideWeights } from "./weights.ts";

export type NoiseOn = DimensionName | "overall";

/** Noise of a pair, standard normal, the same whenever the two are scored. */
export type PairNoise = (on: NoiseOn) => number;

/** Standard deviation of the noise on an overall score before a match, in points. */
const noiseDeviation = 1.7;

/**
 * The same for a side, in standard deviations of the effect of topics on its fit. Without it the sides reveal
 * how much of the overall score comes from topics, and the rest reveals traits.
 */
const sideNoise = 1;

/** The part that is left of a side's distance from the middle where noise of that size was added to it. */
const leftOfSide = 1 / (1 + sideNoise ** 2);

/** Overall scores are shown in steps of so many points. */
const step = 5;

/**
 * Standard deviations of the sides' fits with what is left of the traits' weights, and with traits at their mean, among
 * pairs drawn by chance, from the simulation of `npm run psyche:report`.
 */
export const discreetSpreads: Readonly<Record<DimensionName, number>> = {
  ...spreads,
  social: 0.108,
  emotional: 0.078,
};
const topicSpreads: Readonly<Record<DimensionName, number>> = {
  social: 0.035,
  values: 0.131,
  emotional: 0.061,
  lifestyle: 0.107,
  // It is .04 if no wish is shown, .13 with wishes.
  longterm: 0.06,
};

/**
 * Limit of reasons that may be shown for a pair, the strongest. The reason on a card depends on the cards
 * around it, so a member who looks often sees all of them. In a trial one account guessed its best trait with
 * a correlation of .37 by one reason, .38 by two, .42 by three and .46 by every one; with one or none too
 * many cards have no sentence.
 */
const reasonsOfPair = 2;

/** A side is shown in three steps; about a third of the pairs are in each, of exact scores. */
const thirds = { low: 20, middle: 50, high: 80, from: 35, to: 65 } as const;

/** Returns which of the three steps the score of a side is in. */
export function thirdOf(score: number): "low" | "middle" | "high" {
  if (score < thirds.from) return "low";
  return score > thirds.to ? "high" : "middle";
}

/** An overall score as it orders a feed and is shown before a match. @param noise `PairNoise` on `overall` */
export const discreetScore = (score: number, noise: number): number =>
  score + noiseDeviation * noise;

/**
 * How well two members fit, as each may know it before a match, and the reasons, one of which may be shown.
 */
export interface Discreet {
  readonly scores: Omit<Compatibility, "reasons">;
  /** Reasons that speak for the pair come first, the strongest first. */
  readonly reasons: readonly Reason[];
}

/**
 * Returns the compatibility that a member may see of another before a match. An account that is made for it
 * could read traits from exact scores, because each side holds one trait. So the overall score leans less on
 * traits, has noise and comes in steps of 5; sides and reasons come from topics alone, the sides with noise
 * and in three steps; the caution says nothing about how the two fit. The report of `npm run psyche:report`
 * shows how much still leaks.
 */
export function discreetCompatibility(
  a: MemberInputs,
  b: MemberInputs,
  noise: PairNoise,
): Discreet {
  const of = componentsOf(a, b);
  const { overall, completeness } = together(a, b);
  const sides = Object.fromEntries(
    dimensionNames.map((name) => [name, discreetSide(name, of[name], noise)]),
  ) as Record<DimensionName, number | null>;
  return {
    scores: {
      overall:
        overall === null ? null : inSteps(discreetScore(discreetOverall(of), noise("overall"))),
      completeness,
      low_confidence: isLittle(completeness, a, b),
      ...sides,
    },
    reasons: dimensionNames
      .flatMap((name) => pulls(of[name]).filter(({ reason }) => !belies(sides[name], reason)))
      .toSorted(
        (one, other) =>
          Number(isDifference(one.reason)) - Number(isDifference(other.reason)) ||
          other.pull - one.pull,
      )
      .slice(0, reasonsOfPair)
      .map(({ reason }) => reason),
  };
}

/** Whether a side as it is shown, with its noise, says the opposite of a reason. */
const belies = (side: number | null, reason: Reason): boolean =>
  side === (isDifference(reason) ? thirds.high : thirds.low);

const inSteps = (score: number): number =>
  Math.min(100, Math.max(0, step * Math.round(score / step)));

const isDiscreet = ({ from }: AnyComponent): boolean => from !== "traits";

/** Weighted mean of the known fits, 0 to 1; null if none is known. */
function fitOf(components: readonly AnyComponent[]): number | null {
  let isKnown = false;
  let weight = 0;
  let total = 0;
  for (const { input, isAssumed = false, discreetShare = 1, ...component } of components) {
    const whole = component.weight * discreetShare;
    const share = input === null ? 0 : whole * (input.known ?? 1);
    isKnown ||= share > 0;
    weight += isAssumed ? whole : share;
    total += share * (input?.fit.value ?? 0) + (isAssumed ? chanceFit * (whole - share) : 0);
  }
  return isKnown ? total / weight : null;
}

/** @param change what becomes of the fit's distance from that of chance */
function scoreOf(
  components: readonly AnyComponent[],
  spread: number,
  change = (distance: number) => distance,
): number | null {
  const fit = fitOf(components);
  if (fit === null) return null;
  const exclusion = components.reduce((all, { input }) => all * (input?.exclusion ?? 1), 1);
  return 100 * normalCdf(change(fit - chanceFit) / spread) * exclusion;
}

/** Overall score before noise and steps; `rankingScore` gives the same. */
export function discreetOverall(of: ReturnType<typeof componentsOf>): number {
  let weight = 0;
  let total = 0;
  for (const name of dimensionNames) {
    const score = scoreOf(of[name], discreetSpreads[name]);
    if (score === null) continue;
    weight += sideWeights[name];
    total += sideWeights[name] * score;
  }
  return total / weight;
}

/**
 * A side as it can be expected to be after a match, by topics that have noise and with traits at their mean. By topics
 * alone, each as far from the middle as its noise makes it, one side in eight that was low or high was the opposite
 * after the match (`evidence/shown-sides.ts`).
 */
function discreetSide(
  name: DimensionName,
  components: readonly AnyComponent[],
  noise: PairNoise,
): number | null {
  const withoutTraits = components.map((component) =>
    isDiscreet(component)
      ? component
      : { ...component, input: null, isAssumed: true, discreetShare: 1 },
  );
  const added = sideNoise * topicSpreads[name] * noise(name);
  const score = scoreOf(
    withoutTraits,
    spreads[name],
    (distance) => leftOfSide * (distance + added),
  );
  return score === null ? null : thirds[thirdOf(score)];
}

const pulls = (components: readonly AnyComponent[]) =>
  components.filter(isDiscreet).flatMap(({ input, weight }) => {
    if (input === null || input.reason === null) return [];
    const { fit, reason, known = 1, exclusion = 1 } = input;
    const distance = fit.value - chanceFit;
    if (exclusion === 1 && Math.abs(distance) < leastFit) return [];
    return [{ reason, pull: weight * known * Math.abs(distance) }];
  });
