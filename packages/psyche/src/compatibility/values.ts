import type { Component, Input } from "./component.ts";
import { areOpposite, inCommon, levelOf, mutualLiking, nearness, poleOf } from "./fits.ts";
import type { MemberInputs } from "./member-inputs.ts";
import { inputWeights } from "./weights.ts";

const dimension = "values";
const weights = inputWeights[dimension];

function priorities(a: MemberInputs, b: MemberInputs): Input<"values"> | null {
  if (a.values === null || b.values === null) return null;
  const fit = mutualLiking(a.values, b.values);
  const { first, isPlainlyFirst, dear, isApart } = inCommon(a.values, b.values);
  if (fit.value > 0.5) {
    const value = first ?? dear;
    const reason = isPlainlyFirst ? "value_shared" : "value_dear";
    return { fit, reason: value === undefined ? null : { dimension, reason, params: { value } } };
  }
  return { fit, reason: isApart ? { dimension, reason: "values_apart", params: {} } : null };
}

function curiosity(a: MemberInputs, b: MemberInputs): Input<"values"> | null {
  const [one, other] = [a.traits.openness, b.traits.openness];
  if (one === null || other === null) return null;
  const fit = nearness(one, other);
  const level = levelOf(one, other);
  if (fit.value > 0.5)
    return { fit, reason: level && { dimension, reason: "curiosity_alike", params: { level } } };
  const isTrue = areOpposite(poleOf(one), poleOf(other));
  return { fit, reason: isTrue ? { dimension, reason: "curiosity_apart", params: {} } : null };
}

/**
 * Returns the components of the side `values`, what matters to the two.
 *
 * - 0.75 whether the first priority of one is dear to the other, both ways
 * - 0.25 how near they are in openness, the trait that goes with values most (Parks-Leduc, L., Feldman,
 *   G., & Bardi, A. (2015). Personality traits and personal values: a meta-analysis. Personality and
 *   Social Psychology Review, 19, 3-29)
 */
export const values = (a: MemberInputs, b: MemberInputs): Component<"values">[] => [
  { from: "topics", weight: weights.priorities, input: priorities(a, b) },
  { from: "traits", weight: weights.curiosity, input: curiosity(a, b) },
];
