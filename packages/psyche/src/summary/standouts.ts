import { isOffMiddle } from "../model/trait-scores.ts";
import { type TraitName, traitNames, type TraitScores } from "../traits.ts";
import { isAhead, isClear, isLevel, type Sure } from "./front.ts";

/** A trait that is off the middle, and how surely. */
export interface Standout {
  readonly trait: TraitName;
  readonly pole: "high" | "low";
  readonly sure: Sure;
}

/** The traits that stand out, as they are shown. */
export interface Standouts {
  /** The furthest first, three at most. */
  readonly shown: readonly Standout[];
  /** How many of them nothing is further than: the first alone, or all that are level with it. */
  readonly leading: number;
  /** Whether the first is ahead of any other trait, also of one that is not shown. */
  readonly isMost: boolean;
}

/** More would be a list. */
const maxShown = 3;

/** @param isTentative whether everything is stated as a leaning */
export function standouts({ traits }: TraitScores, isTentative: boolean): Standouts {
  const ranked = traitNames
    .map((trait) => {
      const { theta, standardError, score } = traits[trait];
      return { trait, theta, score, distance: Math.abs(theta), error: standardError };
    })
    .toSorted((a, b) => b.distance - a.distance);
  const found = ranked.filter(({ score }) => score !== null && isOffMiddle(score));
  const [first] = found;
  const isFirstClear = first !== undefined && !isTentative && isClear(first);
  const level = first === undefined ? [] : ranked.filter((other) => isLevel(first, other));
  const shown = found.slice(0, maxShown);
  return {
    shown: shown.map(({ trait, theta, distance, error }) => ({
      trait,
      pole: theta > 0 ? "high" : "low",
      sure: !isTentative && isClear({ distance, error }) ? "clear" : "leaning",
    })),
    leading: isFirstClear ? shown.filter((one) => level.includes(one)).length : 1,
    isMost: isFirstClear && isAhead(first, ranked[1]),
  };
}
