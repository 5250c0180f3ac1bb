import type { Component, Input } from "./component.ts";
import { levelOf, mutualLiking, nearness } from "./fits.ts";
import type { MemberInputs } from "./member-inputs.ts";
import { inputWeights } from "./weights.ts";

const dimension = "values";
const weights = inputWeights[dimension];

function priorities(a: MemberInputs, b: MemberInputs): Input<"values"> | null {
  if (a.values === null || b.values === null) return null;
  const { fit, about } = mutualLiking(a.values, b.values);
  return {
    fit,
    reason:
      fit.value > 0.5
        ? { dimension, reason: "value_shared", params: { value: about } }
        : { dimension, reason: "values_apart", params: {} },
  };
}

function curiosity(a: MemberInputs, b: MemberInputs): Input<"values"> | null {
  const [one, other] = [a.traits.openness, b.traits.openness];
  if (one === null || other === null) return null;
  const fit = nearness(one, other);
  return {
    fit,
    reason:
      fit.value > 0.5
        ? { dimension, reason: "curiosity_alike", params: { level: levelOf(one, other) } }
        : { dimension, reason: "curiosity_apart", params: {} },
  };
}

/**
 * What matters to them.
 *
 * - 0.75 whether what comes first for the one is dear to the other, both ways
 * - 0.25 how near they are in openness, the trait that goes with values most (Parks-Leduc, L., Feldman,
 *   G., & Bardi, A. (2015). Personality traits and personal values: a meta-analysis. Personality and
 *   Social Psychology Review, 19, 3-29)
 */
export const values = (a: MemberInputs, b: MemberInputs): Component<"values">[] => [
  { weight: weights.priorities, input: priorities(a, b) },
  { weight: weights.curiosity, input: curiosity(a, b) },
];
