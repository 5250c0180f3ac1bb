import { standsOut } from "../model/trait-scores.ts";
import { type TraitName, traitNames, type TraitScores } from "../traits.ts";

/** A trait that is off the middle, and how surely. */
export interface Standout {
  readonly trait: TraitName;
  readonly pole: "high" | "low";
  /** `clear` where the middle lies outside the score's 90 % interval. */
  readonly sure: "clear" | "leaning";
}

/** How far from the middle in standard errors to be clear. */
const clear = 1.645;

/** The traits that stand out, the furthest first. */
export function standouts({ traits }: TraitScores): Standout[] {
  return traitNames
    .flatMap((trait) => {
      const { theta, standardError } = traits[trait];
      const distance = Math.abs(theta);
      return standsOut(theta, standardError)
        ? [{ trait, theta, distance, isClear: distance > clear * standardError }]
        : [];
    })
    .toSorted((a, b) => b.distance - a.distance)
    .map(({ trait, theta, isClear }) => ({
      trait,
      pole: theta > 0 ? "high" : "low",
      sure: isClear ? "clear" : "leaning",
    }));
}
