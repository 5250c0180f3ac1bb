import {
  compatibility,
  dimensionNames,
  discreetCompatibility,
  type NoiseOn,
  thirdOf,
} from "../compatibility.ts";
import { seededRandom } from "./random.ts";
import { rounded } from "./statistics.ts";
import { carefulMarks, drawStyledWorld, inputsOf } from "./styled-members.ts";
import { meanLoading } from "./world.ts";

/** How the sides that a pair is shown before a match compare with those after it, in three steps. */
export interface ShownSides {
  readonly pairs: number;
  /** Number of sides that are low or high before the match, of the five of a pair, on average. */
  readonly offMiddle: number;
  /** Number of these sides that are the opposite after the match. */
  readonly turned: number;
  /** Share of those off the middle that are in the same step after it. */
  readonly kept: number;
}

/** Compares the sides of all pairs of simulated members before and after a match. */
export function studyShownSides(members: number, seed: number): ShownSides {
  const random = seededRandom(seed);
  const world = drawStyledWorld(meanLoading, random);
  const all = Array.from({ length: members }, () => inputsOf(carefulMarks(world, {}, random)));
  const pairs = (members * (members - 1)) / 2;
  let [offMiddle, turned, kept] = [0, 0, 0];
  for (const [index, a] of all.entries())
    for (const b of all.slice(0, index)) {
      const noise = new Map<NoiseOn, number>(dimensionNames.map((name) => [name, random.normal()]));
      const { scores } = discreetCompatibility(a, b, (on) => noise.get(on) ?? 0);
      const exact = compatibility(a, b);
      for (const name of dimensionNames) {
        const [before, after] = [thirdOf(scores[name] ?? 50), thirdOf(exact[name] ?? 50)];
        if (before === "middle") continue;
        offMiddle += 1;
        if (before === after) kept += 1;
        else if (after !== "middle") turned += 1;
      }
    }
  return {
    pairs,
    offMiddle: rounded(offMiddle / pairs, 2),
    turned: rounded(turned / pairs, 2),
    kept: rounded(kept / offMiddle, 2),
  };
}
