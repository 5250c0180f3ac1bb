import type { Component, Input } from "./component.ts";
import { levelOf, mutualLiking, nearness } from "./fits.ts";
import type { MemberInputs } from "./member-inputs.ts";
import { inputWeights } from "./weights.ts";

const dimension = "lifestyle";
const weights = inputWeights[dimension];

function pastimes(a: MemberInputs, b: MemberInputs): Input<"lifestyle"> | null {
  if (a.pastimes === null || b.pastimes === null) return null;
  const { fit, about } = mutualLiking(a.pastimes, b.pastimes);
  return {
    fit,
    reason:
      fit.value > 0.5
        ? { dimension, reason: "pastime_shared", params: { pastime: about } }
        : { dimension, reason: "pastimes_apart", params: {} },
  };
}

function order(a: MemberInputs, b: MemberInputs): Input<"lifestyle"> | null {
  const [one, other] = [a.traits.conscientiousness, b.traits.conscientiousness];
  if (one === null || other === null) return null;
  const fit = nearness(one, other);
  return {
    fit,
    reason:
      fit.value > 0.5
        ? { dimension, reason: "order_alike", params: { level: levelOf(one, other) } }
        : { dimension, reason: "order_apart", params: {} },
  };
}

/**
 * How they spend their days.
 *
 * - 0.65 whether the one likes what the other would do with free time, both ways
 * - 0.35 how near they are in conscientiousness: order and plans are shared in a household
 */
export const lifestyle = (a: MemberInputs, b: MemberInputs): Component<"lifestyle">[] => [
  { weight: weights.pastimes, input: pastimes(a, b) },
  { weight: weights.order, input: order(a, b) },
];
