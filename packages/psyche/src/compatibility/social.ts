import type { Component, Input } from "./component.ts";
import { areOpposite, bothHave, leaningOf, levelOf, nearness, poleOf, sameWish } from "./fits.ts";
import type { MemberInputs } from "./member-inputs.ts";
import { discreetShares, inputWeights } from "./weights.ts";

const dimension = "social";
const weights = inputWeights[dimension];

function pace(a: MemberInputs, b: MemberInputs): Input<"social"> | null {
  const [one, other] = [a.traits.extraversion, b.traits.extraversion];
  if (one === null || other === null) return null;
  const fit = nearness(one, other);
  const level = levelOf(one, other);
  if (fit.value > 0.5)
    return { fit, reason: level && { dimension, reason: "pace_alike", params: { level } } };
  const isTrue = areOpposite(poleOf(one), poleOf(other));
  return { fit, reason: isTrue ? { dimension, reason: "pace_apart", params: {} } : null };
}

function warmth(a: MemberInputs, b: MemberInputs): Input<"social"> | null {
  const [one, other] = [a.traits.agreeableness, b.traits.agreeableness];
  if (one === null || other === null) return null;
  const level = levelOf(one, other);
  const reason = level === "high" ? "warm_both" : level === "low" ? "frank_both" : null;
  return { fit: bothHave(one, other), reason: reason && { dimension, reason, params: {} } };
}

function company(a: MemberInputs, b: MemberInputs): Input<"social"> | null {
  if (a.pastimes === null || b.pastimes === null) return null;
  const [one, other] = [a.pastimes.social, b.pastimes.social];
  const fit = sameWish(one, other);
  const [here, there] = [leaningOf(one), leaningOf(other)];
  if (areOpposite(here, there))
    return { fit, reason: { dimension, reason: "company_apart", params: {} } };
  if (here === 0 || here !== there) return { fit, reason: null };
  const level = here > 0 ? "high" : "low";
  return { fit, reason: { dimension, reason: "company_alike", params: { level } } };
}

/**
 * How they like to be among people.
 *
 * - 0.45 how near they are in extraversion: two who agree on how often to go out need not bargain
 * - 0.30 the agreeableness that both bring: of the traits it goes with satisfaction in couples most,
 *   next to stability, in either partner (Malouff, J. M., Thorsteinsson, E. B., Schutte, N. S., Bhullar,
 *   N., & Rooke, S. E. (2010). The five-factor model of personality and relationship satisfaction of
 *   intimate partners: a meta-analysis. Journal of Research in Personality, 44, 124-127)
 * - 0.25 whether friends come before other pastimes for both, or after them
 */
export const social = (a: MemberInputs, b: MemberInputs): Component<"social">[] => [
  {
    from: "traits",
    weight: weights.pace,
    discreetShare: discreetShares.pace,
    input: pace(a, b),
  },
  { from: "traits", weight: weights.warmth, input: warmth(a, b) },
  { from: "topics", weight: weights.company, input: company(a, b) },
];
