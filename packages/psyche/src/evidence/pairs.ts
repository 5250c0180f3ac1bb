import {
  answerInputs,
  compatibility,
  type DimensionName,
  dimensionNames,
  memberInputs,
  type ProfileFacts,
} from "../compatibility.ts";
import type { MemberInputs } from "../compatibility/member-inputs.ts";
import { sidesOf } from "../compatibility/sides.ts";
import { together } from "../compatibility/together.ts";
import { loveLanguageNames } from "../instrument/design.ts";
import { scoreLoveLanguages } from "../love-languages.ts";
import { type Random, seededRandom } from "./random.ts";
import { correlation, deviation, mean, rounded } from "./statistics.ts";
import { drawMembers, type WholeMember } from "./whole-members.ts";
import { meanLoading } from "./world.ts";

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

/** Accuracy of `overall` when one of two has left out answers. */
interface PartialPoint {
  /** The tenth of completeness that these pairs are in begins here. */
  readonly from: number;
  /** Correlation with the `overall` of all answers. */
  readonly correlation: number;
  /** Standard deviation of the difference, in points. */
  readonly difference: number;
}

export interface Pairs {
  readonly pairs: number;
  readonly sides: Readonly<Record<DimensionName, SideSpread>>;
  readonly overall: Omit<SideSpread, "fit">;
  /**
   * Standard error of `overall` with all answers, in points: half of the pairs are below the first, 99 % below the
   * second.
   */
  readonly errors: readonly [median: number, highest: number];
  readonly partial: readonly PartialPoint[];
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

const answered = [
  "traits",
  "giving",
  "receiving",
  "values",
  "pastimes",
  "plans",
  "bond",
] as const satisfies readonly (keyof MemberInputs)[];

/** A member without some kinds of answers, from none to all of them. */
function withoutSome(member: MemberInputs, random: Random): MemberInputs {
  const nothing = answerInputs([]);
  const share = random.uniform();
  const left = answered.filter(() => random.uniform() < share);
  return { ...member, ...Object.fromEntries(left.map((name) => [name, nothing[name]])) };
}

/** Tenths of completeness that have a number at all and miss some answers. */
const tenths = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

function studyPartial(inputs: readonly MemberInputs[], random: Random): PartialPoint[] {
  const found = inputs.flatMap((a, i) =>
    inputs.slice(0, i).flatMap((b) => {
      const { overall: whole } = together(a, b);
      const { overall: part, completeness } = together(a, withoutSome(b, random));
      return whole === null || part === null ? [] : [{ whole, part, completeness }];
    }),
  );
  return tenths.map((from) => {
    const within = found.filter(({ completeness }) => Math.floor(completeness * 10) / 10 === from);
    const [wholes, parts] = [within.map(({ whole }) => whole), within.map(({ part }) => part)];
    return {
      from,
      correlation: rounded(correlation(wholes, parts)),
      difference: rounded(deviation(within.map(({ whole, part }) => whole - part)), 1),
    };
  });
}

/** Compatibilities of all pairs of simulated members. */
export function studyPairs(count: number, seed: number): Pairs {
  const random = seededRandom(seed);
  const members = drawMembers(count, meanLoading, random);
  const inputs = members.map(({ responses }) => memberInputs(responses, drawFacts(random)));
  const results = inputs.flatMap((a, i) =>
    inputs.slice(0, i).map((b) => {
      const sides = sidesOf(a, b);
      return { sides, result: compatibility(a, b), error: together(a, b, sides).error };
    }),
  );
  const errors = results.map(({ error }) => error).toSorted((a, b) => a - b);
  const below = (share: number) => rounded(errors[Math.floor(share * errors.length)] ?? NaN, 1);
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
    errors: [below(0.5), below(0.99)],
    partial: studyPartial(inputs, random),
    cautious: rounded(mean(results.map(({ result }) => Number(result.low_confidence)))),
    loveLanguages: {
      giving: loveRecovery(members, "giving"),
      receiving: loveRecovery(members, "receiving"),
    },
  };
}
