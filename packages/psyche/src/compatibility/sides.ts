import { normalCdf } from "../model/normal.ts";
import type { Component } from "./component.ts";
import { emotional } from "./emotional.ts";
import { lifestyle } from "./lifestyle.ts";
import { longterm } from "./longterm.ts";
import type { MemberInputs } from "./member-inputs.ts";
import type { DimensionName, ReasonOf } from "./reasons.ts";
import { social } from "./social.ts";
import { values } from "./values.ts";
import { chanceFit, chanceVariance } from "./weights.ts";

/** One side of how two people fit. */
export interface Side<D extends DimensionName> {
  /** Weighted mean of the known fits, 0 to 1; null if none is known. */
  readonly fit: number | null;
  /** 0 to 100; null where nothing is known. */
  readonly score: number | null;
  /** Standard error of the score, missing answers included. */
  readonly error: number;
  readonly completeness: number;
  readonly reason: ReasonOf<D> | null;
}

/**
 * Standard deviations of the sides' fits among pairs drawn by chance, from the simulation of
 * `npm run psyche:report`: they make a step of score mean the same on every side.
 */
export const spreads: Readonly<Record<DimensionName, number>> = {
  social: 0.12,
  values: 0.145,
  emotional: 0.08,
  lifestyle: 0.13,
  longterm: 0.135,
};

/** Nearer to one half than this, an input is nothing to point at. */
export const leastFit = 0.05;

const unknown = { fit: null, score: null, error: 50, completeness: 0, reason: null } as const;

function side<D extends DimensionName>(
  dimension: D,
  components: readonly Component<D>[],
  nothingStandsOut: ReasonOf<D>,
): Side<D> {
  let answered = 0;
  let known = 0;
  let total = 0;
  let variance = 0;
  let exclusion = 1;
  for (const { weight, input, isAssumed = false } of components) {
    const share = input === null ? 0 : weight * (input.known ?? 1);
    answered += share;
    known += share;
    if (isAssumed) {
      known += weight - share;
      total += chanceFit * (weight - share);
      variance += (weight - share) ** 2 * chanceVariance;
    }
    if (input === null) continue;
    total += share * input.fit.value;
    variance += share ** 2 * input.fit.variance;
    exclusion *= input.exclusion ?? 1;
  }
  if (answered === 0) return unknown;
  const fit = total / known;
  const spread = spreads[dimension];
  const z = (fit - 0.5) / spread;
  // A missing answer can have any value of chance pairs.
  const error = Math.sqrt(variance / known ** 2 / spread ** 2 + (1 - known) ** 2);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  return {
    fit,
    score: 100 * normalCdf(z) * exclusion,
    error: 100 * density * error * exclusion,
    completeness: known,
    reason: chooseReason(components, fit >= 0.5 ? 1 : -1) ?? nothingStandsOut,
  };
}

/** Chooses an exclusion first, then the input that moves the score most in the direction that it took. */
function chooseReason<D extends DimensionName>(
  components: readonly Component<D>[],
  direction: 1 | -1,
): ReasonOf<D> | undefined {
  const inputs = components.flatMap(({ weight, input }) => {
    if (input === null || input.reason === null) return [];
    const { fit, reason, known = 1, exclusion = 1 } = input;
    const distance = direction * (fit.value - 0.5);
    if (exclusion === 1 && distance < leastFit) return [];
    return [{ reason, exclusion, pull: weight * known * distance }];
  });
  return inputs.toSorted((a, b) => a.exclusion - b.exclusion || b.pull - a.pull)[0]?.reason;
}

/** Returns the components of each side. */
export const componentsOf = (
  a: MemberInputs,
  b: MemberInputs,
): { readonly [D in DimensionName]: readonly Component<D>[] } => ({
  social: social(a, b),
  values: values(a, b),
  emotional: emotional(a, b),
  lifestyle: lifestyle(a, b),
  longterm: longterm(a, b),
});

/** All five sides of how two people fit, in either order. */
export function sidesOf(
  a: MemberInputs,
  b: MemberInputs,
): { readonly [D in DimensionName]: Side<D> } {
  const none = { reason: "some_of_both", params: {} } as const;
  const of = componentsOf(a, b);
  return {
    social: side("social", of.social, { dimension: "social", ...none }),
    values: side("values", of.values, { dimension: "values", ...none }),
    emotional: side("emotional", of.emotional, { dimension: "emotional", ...none }),
    lifestyle: side("lifestyle", of.lifestyle, { dimension: "lifestyle", ...none }),
    longterm: side("longterm", of.longterm, { dimension: "longterm", ...none }),
  };
}
