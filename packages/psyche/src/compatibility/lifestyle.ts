import type { Component, Input } from "./component.ts";
import { areOpposite, inCommon, levelOf, mutualLiking, nearness, poleOf } from "./fits.ts";
import type { MemberInputs } from "./member-inputs.ts";
import { inputWeights } from "./weights.ts";

const dimension = "lifestyle";
const weights = inputWeights[dimension];

function pastimes(a: MemberInputs, b: MemberInputs): Input<"lifestyle"> | null {
  if (a.pastimes === null || b.pastimes === null) return null;
  const fit = mutualLiking(a.pastimes, b.pastimes);
  const { first, isPlainlyFirst, dear, isApart } = inCommon(a.pastimes, b.pastimes);
  if (fit.value > 0.5) {
    const pastime = first ?? dear;
    const reason = isPlainlyFirst ? "pastime_shared" : "pastime_dear";
    return {
      fit,
      reason: pastime === undefined ? null : { dimension, reason, params: { pastime } },
    };
  }
  return { fit, reason: isApart ? { dimension, reason: "pastimes_apart", params: {} } : null };
}

function order(a: MemberInputs, b: MemberInputs): Input<"lifestyle"> | null {
  const [one, other] = [a.traits.conscientiousness, b.traits.conscientiousness];
  if (one === null || other === null) return null;
  const fit = nearness(one, other);
  const level = levelOf(one, other);
  if (fit.value > 0.5)
    return { fit, reason: level && { dimension, reason: "order_alike", params: { level } } };
  const isTrue = areOpposite(poleOf(one), poleOf(other));
  return { fit, reason: isTrue ? { dimension, reason: "order_apart", params: {} } : null };
}

/**
 * How they spend their days.
 *
 * - 0.65 whether the one likes what the other would do with free time, both ways
 * - 0.35 how near they are in conscientiousness: order and plans are shared in a household
 */
export const lifestyle = (a: MemberInputs, b: MemberInputs): Component<"lifestyle">[] => [
  { from: "topics", weight: weights.pastimes, input: pastimes(a, b) },
  { from: "traits", weight: weights.order, input: order(a, b) },
];
