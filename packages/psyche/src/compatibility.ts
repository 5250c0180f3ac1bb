import type { MemberInputs } from "./compatibility/member-inputs.ts";
import { type DimensionName, dimensionNames, type Reason } from "./compatibility/reasons.ts";
import { sidesOf } from "./compatibility/sides.ts";
import { type Compatibility, together } from "./compatibility/together.ts";

export {
  type Discreet,
  discreetCompatibility,
  discreetScore,
  type NoiseOn,
  type PairNoise,
  thirdOf,
} from "./compatibility/discreet.ts";
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
export { isPinned, type Personality, personalityOf } from "./compatibility/pinned.ts";
export {
  type DimensionName,
  dimensionNames,
  type Reason,
  reasonMessageId,
  isDifference,
} from "./compatibility/reasons.ts";
export type { Compatibility } from "./compatibility/together.ts";
export { cardsRemembered, reasonCode, varyReasons } from "./compatibility/vary-reasons.ts";

const rounded = (score: number | null): number | null =>
  score === null ? null : Math.round(score);

/**
 * How well two members fit, from the answers of both. It is the start of a conversation and no
 * prediction: what couples say of themselves before they meet foretells little of how they get on
 * (Joel, S., Eastwick, P. W., & Finkel, E. J. (2017). Is romantic desire predictable? Psychological
 * Science, 28, 1478-1489).
 *
 * Every side is a weighted mean of named inputs, each with a fit around one half for a pair drawn by
 * chance; the functions of the sides say which and why. An input without an answer of both is left out,
 * lowers `completeness` and adds to the error; it never counts as agreement. A missing answer on children
 * and pets counts as the mean of such pairs instead, so that neither score nor completeness reveals a
 * withheld answer. A side without answers is null. The two may be given in either order.
 */
export function compatibility(a: MemberInputs, b: MemberInputs): Compatibility {
  const sides = sidesOf(a, b);
  const reasons: { [D in DimensionName]?: Reason } = {};
  for (const name of dimensionNames) {
    const { score, reason } = sides[name];
    if (score !== null && reason !== null) reasons[name] = reason;
  }
  const { overall, completeness, low_confidence } = together(a, b, sides);
  return {
    overall: rounded(overall),
    completeness,
    low_confidence,
    social: rounded(sides.social.score),
    values: rounded(sides.values.score),
    emotional: rounded(sides.emotional.score),
    lifestyle: rounded(sides.lifestyle.score),
    longterm: rounded(sides.longterm.score),
    reasons,
  };
}
