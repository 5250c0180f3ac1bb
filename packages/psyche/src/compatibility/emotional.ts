import { loveLanguageNames } from "../instrument/design.ts";
import type { Uncertain } from "../model/normal.ts";
import type { Component, Input } from "./component.ts";
import { bothHave, givesWhatIsWanted, levelOf } from "./fits.ts";
import type { MemberInputs } from "./member-inputs.ts";
import { discreetShares, inputWeights } from "./weights.ts";

const dimension = "emotional";
const weights = inputWeights[dimension];

function love(a: MemberInputs, b: MemberInputs): Input<"emotional"> | null {
  const ways = [
    givesWhatIsWanted(a.giving, b.receiving),
    givesWhatIsWanted(b.giving, a.receiving),
  ].filter((way) => way !== null);
  if (ways.length === 0) return null;
  const value = ways.reduce((sum, { fit }) => sum + fit.value, 0) / ways.length;
  const variance = ways.reduce((sum, { fit }) => sum + fit.variance, 0) / ways.length ** 2;
  const input = { fit: { value, variance }, known: ways.length / 2 };
  // Takes the first of two languages in the fixed order, so that the order of the members changes nothing.
  const [language] = loveLanguageNames.filter((name) => ways.some(({ met }) => met === name));
  if (value > 0.5) {
    const reason = "gives_what_other_wants";
    return {
      ...input,
      reason: language === undefined ? null : { dimension, reason, params: { language } },
    };
  }
  const isApart = ways.every(({ isMissed }) => isMissed);
  return { ...input, reason: isApart ? { dimension, reason: "love_apart", params: {} } : null };
}

const turned = ({ value, variance }: Uncertain): Uncertain => ({ value: -value, variance });

function calm(a: MemberInputs, b: MemberInputs): Input<"emotional"> | null {
  const [one, other] = [a.traits.neuroticism, b.traits.neuroticism];
  if (one === null || other === null) return null;
  const level = levelOf(one, other);
  const reason = level === "low" ? "calm_both" : level === "high" ? "deep_feelings" : null;
  return {
    fit: bothHave(turned(one), turned(other)),
    reason: reason && { dimension, reason, params: {} },
  };
}

/**
 * How two members show and receive feelings.
 *
 * - 0.70 how far each shows love in the ways in which the other likes to receive it, in both directions
 * - 0.30 the emotional stability of both, the trait most related to satisfaction (Malouff and others, 2010).
 *   It counts for less than what the two can do for each other.
 */
export const emotional = (a: MemberInputs, b: MemberInputs): Component<"emotional">[] => [
  { from: "topics", weight: weights.love, input: love(a, b) },
  {
    from: "traits",
    weight: weights.calm,
    discreetShare: discreetShares.calm,
    input: calm(a, b),
  },
];
