import { traitAssumptions } from "../instrument/trait-model.ts";
import { type TraitName, traitNames } from "../instrument/trait-names.ts";
import type { MarkedSet } from "./best-worst.ts";
import { at } from "./matrix.ts";
import { normalCdf, z95 } from "./normal.ts";
import { posterior } from "./posterior.ts";

export { leastConfidence } from "../sureness.ts";

/** A member's position on one trait. */
export interface TraitScore {
  /** Posterior mean, in standard deviations of the model's reference population, which averages 0. */
  readonly theta: number;
  /** Posterior standard deviation of `theta`: 1 is to know nothing. */
  readonly standardError: number;
  /**
   * 0 to 100: of a hundred people drawn from the model's reference population, how many score lower.
   * Uncalibrated: that population is an assumption, not a sample of people. Null where the answers
   * are too few.
   */
  readonly score: number | null;
  /** The score's 95 % interval, 0 to 100. */
  readonly interval: readonly [low: number, high: number];
}

export interface TraitScores {
  readonly traits: Readonly<Record<TraitName, TraitScore>>;
  /**
   * How sure the five are, 0 to 1: their precision, the share of a trait's variance that the answers
   * account for (1 - standardError², averaged over the traits), times the trust in the answers. `traitScores`
   * alone gives the precision.
   */
  readonly confidence: number;
}

/** Above this standard error the answers account for under a third of a trait: no number is given. */
const tooLittle = 0.82;

/** A trait's score, 0 to 100, from its place in the reference population. */
export const percent = (theta: number): number => Math.round(normalCdf(theta) * 1000) / 10;

const stepOfError = 5;

const meanOf = (of: (trait: TraitName) => number): number =>
  traitNames.reduce((sum, trait) => sum + of(trait), 0) / traitNames.length;

/**
 * Returns how far each score is off, in points of its scale: half of the range within its standard error
 * around it. The answers' share of a trait's variance counts by as much as the answers are trusted. Of
 * careful simulated members with response styles three scores in four are no further off (`within` in
 * `evidence/careless.ts`).
 */
export function errorsInPoints({
  traits,
  confidence,
}: TraitScores): Readonly<Record<TraitName, number>> {
  const precisionOf = (trait: TraitName): number => 1 - traits[trait].standardError ** 2;
  const trust = confidence / (meanOf(precisionOf) || 1);
  return Object.fromEntries(
    traitNames.map((trait): [TraitName, number] => {
      const { theta } = traits[trait];
      const error = Math.sqrt(1 - trust * precisionOf(trait));
      return [trait, (percent(theta + error) - percent(theta - error)) / 2];
    }),
  ) as Record<TraitName, number>;
}

/** The same as a mean over the traits, as a text states it. */
export function errorInPoints(scores: TraitScores): number {
  const errors = errorsInPoints(scores);
  return stepOfError * Math.round(meanOf((trait) => errors[trait]) / stepOfError);
}

/** The middle of the chart: between these no text says high or low. */
const middle = { from: 30, to: 70 } as const;

export const isOffMiddle = (score: number): boolean => score <= middle.from || score >= middle.to;

/** Scores the traits from marked sets of personality statements; see `scoreTraits`. */
export function traitScores(sets: readonly MarkedSet[]): TraitScores {
  const { mean, covariance } = posterior(sets, traitAssumptions);
  let known = 0;
  const scored = traitNames.map((trait, d): [TraitName, TraitScore] => {
    const theta = mean[d] ?? 0;
    const standardError = Math.sqrt(at(covariance, d, d));
    known += 1 - standardError ** 2;
    const reach = z95 * standardError;
    return [
      trait,
      {
        theta,
        standardError,
        score: standardError > tooLittle ? null : percent(theta),
        interval: [percent(theta - reach), percent(theta + reach)],
      },
    ];
  });
  return {
    traits: Object.fromEntries(scored) as Record<TraitName, TraitScore>,
    confidence: known / traitNames.length,
  };
}
