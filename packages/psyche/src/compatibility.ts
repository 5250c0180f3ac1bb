import type { MemberInputs } from "./compatibility/member-inputs.ts";
import { type DimensionName, dimensionNames, type Reason } from "./compatibility/reasons.ts";
import { sidesOf } from "./compatibility/sides.ts";
import { leastForOverall, sideWeights } from "./compatibility/weights.ts";

export {
  type AnswerInputs,
  answerInputs,
  type Intent,
  type MemberInputs,
  memberInputs,
  type ProfileFacts,
  type ProfileInputs,
  profileInputs,
  shownInputs,
} from "./compatibility/member-inputs.ts";
export { packInputs, unpackInputs } from "./compatibility/packed-inputs.ts";
export {
  type DimensionName,
  dimensionNames,
  type Reason,
  reasonMessageId,
} from "./compatibility/reasons.ts";

/** How well two members fit. Scores are 0 to 100; 50 is about what chance pairs average. */
export type Compatibility = Readonly<Record<DimensionName, number | null>> & {
  /** The five sides together; null while less than a third of what they need is known. */
  readonly overall: number | null;
  /** How much of what the scores need both have told, 0 to 1. */
  readonly completeness: number;
  /** Whether the scores rest on so little that they are to be shown with a caution. */
  readonly low_confidence: boolean;
  /** Why each side is what it is, for the sides that have a score. */
  readonly reasons: Readonly<Partial<Record<DimensionName, Reason>>>;
};

const leastForConfidence = 0.6;

/** The standard error of `overall`, in points, above which it is shown with a caution. */
const largestError = 15;

const rounded = (score: number | null): number | null =>
  score === null ? null : Math.round(score);

/**
 * How well two members fit, from what both have told. It is the start of a conversation and no
 * prediction: what couples say of themselves before they meet foretells little of how they get on
 * (Joel, S., Eastwick, P. W., & Finkel, E. J. (2017). Is romantic desire predictable? Psychological
 * Science, 28, 1478-1489).
 *
 * Every side is a weighted mean of named inputs, each with a fit around one half for a pair drawn by
 * chance; the functions of the sides say which and why. What one of the two has not told is left out,
 * lowers `completeness` and adds to the error; it never counts as agreement. What is not told of children
 * and pets counts as the mean of such pairs instead, so that neither score nor completeness tells who keeps
 * it back. A side of which nothing is told is null. The two may be given in either order.
 */
export function compatibility(a: MemberInputs, b: MemberInputs): Compatibility {
  const sides = sidesOf(a, b);
  let completeness = 0;
  let weight = 0;
  let total = 0;
  let variance = 0;
  const reasons: { [D in DimensionName]?: Reason } = {};
  for (const name of dimensionNames) {
    const { score, error, reason } = sides[name];
    completeness += sideWeights[name] * sides[name].completeness;
    if (score === null) continue;
    weight += sideWeights[name];
    total += sideWeights[name] * score;
    variance += (sideWeights[name] * error) ** 2;
    if (reason !== null) reasons[name] = reason;
  }
  const isUnsure = weight === 0 || Math.sqrt(variance) / weight > largestError;
  return {
    overall: completeness < leastForOverall ? null : rounded(total / weight),
    completeness: Math.round(completeness * 100) / 100,
    low_confidence: completeness < leastForConfidence || isUnsure,
    social: rounded(sides.social.score),
    values: rounded(sides.values.score),
    emotional: rounded(sides.emotional.score),
    lifestyle: rounded(sides.lifestyle.score),
    longterm: rounded(sides.longterm.score),
    reasons,
  };
}
