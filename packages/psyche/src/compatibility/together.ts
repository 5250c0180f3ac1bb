import { traitNames } from "../instrument/trait-names.ts";
import { surenessOf } from "../sureness.ts";
import type { MemberInputs } from "./member-inputs.ts";
import { type DimensionName, dimensionNames, type Reason } from "./reasons.ts";
import { sidesOf } from "./sides.ts";
import { leastForOverall, sideWeights } from "./weights.ts";

/** How well two members fit. Scores are 0 to 100; 50 is about what chance pairs average. */
export type Compatibility = Readonly<Record<DimensionName, number | null>> & {
  /** The five sides together; null while less than a third of what they need is known. */
  readonly overall: number | null;
  /** The part of the needed answers that both have given, 0 to 1. */
  readonly completeness: number;
  /** Whether the scores rest on so little that a caution must go with them. */
  readonly low_confidence: boolean;
  /** Why each side is what it is, for the sides that have a score. */
  readonly reasons: Readonly<Partial<Record<DimensionName, Reason>>>;
};

/**
 * Below this completeness scores are shown with a caution: there `overall` differs from what it is with all answers
 * by a standard deviation of more than 10 points, two of a card's steps (the table of completeness of
 * `npm run psyche:report`).
 */
const leastForConfidence = 0.6;

/**
 * The standard error of `overall`, in points, above which it is shown with a caution: beyond the 14 points that are the
 * standard deviation of `overall` among chance pairs, a score says no more of two members than the mean of all pairs
 * does. With all answers 99 of 100 errors are below it (the same report).
 */
const largestError = 15;

/** The results for all sides together. */
interface Together extends Pick<Compatibility, "completeness" | "low_confidence"> {
  /** Before it is rounded. */
  readonly overall: number | null;
  /** Standard error of `overall`, in points; NaN where nothing is known. */
  readonly error: number;
}

/** Whether a member's answers agree, on the topics too, and their traits are known, none of them as a leaning only. */
const isSteady = ({ traits, confidence, topicsAgree }: MemberInputs): boolean =>
  topicsAgree &&
  surenessOf(confidence) === "steady" &&
  traitNames.every((name) => traits[name] !== null);

/** Whether the scores of two rest on too little, whatever they are. */
export const isLittle = (completeness: number, a: MemberInputs, b: MemberInputs): boolean =>
  completeness < leastForConfidence || !isSteady(a) || !isSteady(b);

/** Weighs the sides of two members. */
export function together(a: MemberInputs, b: MemberInputs, sides = sidesOf(a, b)): Together {
  let known = 0;
  let weight = 0;
  let total = 0;
  let variance = 0;
  for (const name of dimensionNames) {
    const { score, error } = sides[name];
    known += sideWeights[name] * sides[name].completeness;
    if (score === null) continue;
    weight += sideWeights[name];
    total += sideWeights[name] * score;
    variance += (sideWeights[name] * error) ** 2;
  }
  // Rounded, as members see it: the caution depends on the same number before and after a match.
  const completeness = Math.round(known * 100) / 100;
  const error = Math.sqrt(variance) / weight;
  return {
    overall: known < leastForOverall ? null : total / weight,
    error,
    completeness,
    low_confidence: isLittle(completeness, a, b) || !(error <= largestError),
  };
}
