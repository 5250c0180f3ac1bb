import {
  compatibility,
  type DimensionName,
  dimensionNames,
  memberInputs,
  type ProfileFacts,
} from "../compatibility.ts";
import { sidesOf } from "../compatibility/sides.ts";
import { loveLanguageNames } from "../instrument/design.ts";
import { scoreLoveLanguages } from "../love-languages.ts";
import { type Random, seededRandom } from "./random.ts";
import { correlation, deviation, mean, rounded } from "./statistics.ts";
import { drawMembers, type WholeMember } from "./whole-members.ts";

const pick = <Item>(items: readonly [Item, ...Item[]], random: Random): Item =>
  items[random.below(items.length)] ?? items[0];

/** A profile drawn by chance, with everything said. */
const drawFacts = (random: Random): ProfileFacts => ({
  children_status: pick(
    ["has_children", "does_not_have_children", "does_not_have_children"],
    random,
  ),
  pets_status: pick(["has_pets", "does_not_have_pets"], random),
  child_intent: pick(["yes", "yes", "no", "do_not_care"], random),
  pet_intent: pick(["yes", "yes", "no", "do_not_care"], random),
});

/** How scores of chance pairs are spread. */
interface SideSpread {
  /** Standard deviation of the fit, 0 to 1, beside the constant in `sides.ts`. */
  readonly fit: number;
  readonly mean: number;
  readonly deviation: number;
  /** How many of a hundred pairs score up to 10, up to 20, and so on. */
  readonly tenths: readonly number[];
}

export interface Pairs {
  readonly pairs: number;
  readonly sides: Readonly<Record<DimensionName, SideSpread>>;
  readonly overall: Omit<SideSpread, "fit">;
  /** Share of pairs with complete answers that are shown with a caution. */
  readonly cautious: number;
  /** Correlation of love-language scores with the truth, over languages and members. */
  readonly loveLanguages: { readonly giving: number; readonly receiving: number };
}

const spreadOf = (scores: readonly number[]): Omit<SideSpread, "fit"> => ({
  mean: rounded(mean(scores), 1),
  deviation: rounded(deviation(scores), 1),
  tenths: Array.from({ length: 10 }, (_none, tenth) =>
    rounded(
      100 * mean(scores.map((score) => Number(Math.min(9, Math.floor(score / 10)) === tenth))),
      1,
    ),
  ),
});

function loveRecovery(members: readonly WholeMember[], direction: "giving" | "receiving"): number {
  const found: number[] = [];
  const truth: number[] = [];
  for (const member of members) {
    const scores = scoreLoveLanguages(member.responses)[direction];
    const average = mean(Object.values(member[direction]));
    for (const language of loveLanguageNames) {
      found.push(scores[language]?.score ?? 50);
      truth.push(member[direction][language] - average);
    }
  }
  return rounded(correlation(found, truth));
}

/** Compatibilities of all pairs of simulated members. */
export function studyPairs(count: number, meanLoading: number, seed: number): Pairs {
  const random = seededRandom(seed);
  const members = drawMembers(count, meanLoading, random);
  const inputs = members.map(({ responses }) => memberInputs(responses, drawFacts(random)));
  const results = inputs.flatMap((a, i) =>
    inputs.slice(0, i).map((b) => ({ sides: sidesOf(a, b), result: compatibility(a, b) })),
  );
  return {
    pairs: results.length,
    sides: Object.fromEntries(
      dimensionNames.map((name): [DimensionName, SideSpread] => [
        name,
        {
          fit: rounded(deviation(results.map(({ sides }) => sides[name].fit ?? 0.5))),
          ...spreadOf(results.map(({ result }) => result[name] ?? 50)),
        },
      ]),
    ) as Record<DimensionName, SideSpread>,
    overall: spreadOf(results.map(({ result }) => result.overall ?? 50)),
    cautious: rounded(mean(results.map(({ result }) => Number(result.low_confidence)))),
    loveLanguages: {
      giving: loveRecovery(members, "giving"),
      receiving: loveRecovery(members, "receiving"),
    },
  };
}
