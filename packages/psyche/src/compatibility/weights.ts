import type { DimensionName } from "./reasons.ts";

/** The sides' weights in the overall score: what couples can least change counts for most. */
export const sideWeights: Readonly<Record<DimensionName, number>> = {
  social: 0.15,
  values: 0.2,
  emotional: 0.25,
  lifestyle: 0.15,
  longterm: 0.25,
};

/** Below this part of the needed answers there is no overall score. */
export const leastForOverall = 1 / 3;

/** The mean fit of an input among pairs drawn by chance: what one counts as that is assumed. */
export const chanceFit = 0.5;

/** The variance among such pairs of a fit that is 0, 0.6 or 1, as those of wishes are: 0.35 squared. */
export const chanceVariance = 0.12;

/** The weights of the inputs within their side; each side says why. */
export const inputWeights = {
  social: { pace: 0.45, warmth: 0.3, company: 0.25 },
  values: { priorities: 0.75, curiosity: 0.25 },
  emotional: { love: 0.7, calm: 0.3 },
  lifestyle: { pastimes: 0.65, order: 0.35 },
  longterm: { childrenWishes: 0.3, childrenThere: 0.1, pets: 0.15, plans: 0.25, bond: 0.2 },
} as const;

/**
 * The part of an input's weight that is left before a match, for the two that reveal most of a trait. Found by trial
 * in `evidence/leak.ts`: with noise alone five accounts learn more at the same order of the feed.
 */
export const discreetShares = { pace: 0.6, calm: 0.6 } as const;
