import { loveLanguageNames } from "../instrument/design.ts";
import type { Uncertain } from "../model/normal.ts";
import type { Component, Input } from "./component.ts";
import { bothHave, givesWhatIsWanted } from "./fits.ts";
import type { MemberInputs } from "./member-inputs.ts";
import { inputWeights } from "./weights.ts";

const dimension = "emotional";
const weights = inputWeights[dimension];

function love(a: MemberInputs, b: MemberInputs): Input<"emotional"> | null {
  const [best, ...others] = [
    givesWhatIsWanted(a.giving, b.receiving),
    givesWhatIsWanted(b.giving, a.receiving),
  ]
    .filter((way) => way !== null)
    .toSorted(
      (one, other) =>
        other.fit.value - one.fit.value ||
        loveLanguageNames.indexOf(one.about) - loveLanguageNames.indexOf(other.about),
    );
  if (best === undefined) return null;
  const ways = [best, ...others];
  const value = ways.reduce((sum, { fit }) => sum + fit.value, 0) / ways.length;
  const variance = ways.reduce((sum, { fit }) => sum + fit.variance, 0) / ways.length ** 2;
  return {
    fit: { value, variance },
    known: ways.length / 2,
    reason:
      value > 0.5
        ? { dimension, reason: "gives_what_other_wants", params: { language: best.about } }
        : { dimension, reason: "love_apart", params: {} },
  };
}

const turned = ({ value, variance }: Uncertain): Uncertain => ({ value: -value, variance });

function calm(a: MemberInputs, b: MemberInputs): Input<"emotional"> | null {
  const [one, other] = [a.traits.neuroticism, b.traits.neuroticism];
  if (one === null || other === null) return null;
  const fit = bothHave(turned(one), turned(other));
  return {
    fit,
    reason: { dimension, reason: fit.value > 0.5 ? "calm_both" : "deep_feelings", params: {} },
  };
}

/**
 * How they show and take feelings.
 *
 * - 0.70 whether the one shows love in the ways in which the other likes to receive it, both ways
 * - 0.30 the emotional stability that both bring, the trait that goes with satisfaction most
 *   (Malouff and others, 2010). It counts for less than what the two can do for each other.
 */
export const emotional = (a: MemberInputs, b: MemberInputs): Component<"emotional">[] => [
  { weight: weights.love, input: love(a, b) },
  { weight: weights.calm, input: calm(a, b) },
];
