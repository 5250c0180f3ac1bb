import { personalitySets as sets } from "../instrument/generated/personality-sets.ts";
import { type TraitName, traitNames } from "../instrument/trait-names.ts";
import { traitScores } from "../model/trait-scores.ts";
import { type Random, seededRandom } from "./random.ts";
import { asMarkedSets, choose } from "./respondents.ts";
import { deviation, mean, rounded } from "./statistics.ts";
import { drawTraits, drawWorld, feel, meanLoading } from "./world.ts";

/** How far scores move towards the good end when members try to make a good impression. */
export interface FakingPoint {
  /** How much a step of desirability adds to a statement, in standard deviations of a utility. */
  readonly effort: number;
  /** Mean shift in standard deviations of honest scores, here, towards the good end. */
  readonly choices: number;
  /** The same for agreement with the same statements one by one, on a scale of five. */
  readonly ratings: number;
  /** The trait that moves most here, and how far. */
  readonly most: { readonly trait: TraitName; readonly shift: number };
}

/** The difference between a person's idea of a good answer and the judgements. */
const disagreement = 0.4;

const good = (trait: TraitName): number => (trait === "neuroticism" ? -1 : 1);

/** Agreement from 1 to 5. */
const rating = (felt: number): number => Math.min(5, Math.max(1, Math.round(3 + 1.2 * felt)));

/** Scores of the same members, honest and with every effort, by choices and by ratings. */
export function studyFaking(members: number, seed: number): FakingPoint[] {
  const random = seededRandom(seed);
  const world = drawWorld(sets, meanLoading, random);
  const people = Array.from({ length: members }, () => drawTraits(random));
  const sitting = (
    effort: number,
    chance: Random,
  ): { choices: number[][]; ratings: number[][] } => {
    const choices: number[][] = [];
    const ratings: number[][] = [];
    for (const traits of people) {
      const sums = traitNames.map(() => 0);
      const marks = world.map((set, s) => {
        const felt = feel(set, traits, chance).map((honest, i) => {
          const looks = (sets[s]?.[i]?.desirability ?? 0) + disagreement * chance.normal();
          return honest + effort * looks;
        });
        for (const [i, value] of felt.entries()) {
          const statement = sets[s]?.[i];
          if (statement === undefined) continue;
          const d = traitNames.indexOf(statement.trait);
          sums[d] = (sums[d] ?? 0) + statement.key * rating(value);
        }
        return choose(felt);
      });
      const scores = traitScores(asMarkedSets(sets, marks));
      choices.push(traitNames.map((trait) => scores.traits[trait].theta));
      ratings.push(sums);
    }
    return { choices, ratings };
  };
  const honest = sitting(0, seededRandom(seed + 1));
  const column = (rows: readonly number[][], d: number): number[] => rows.map((row) => row[d] ?? 0);
  return [0, 0.5, 1, 2, 4].map((effort) => {
    const faked = effort === 0 ? honest : sitting(effort, seededRandom(seed + 1));
    const shifts = (kind: "choices" | "ratings"): number[] =>
      traitNames.map((trait, d) => {
        const before = column(honest[kind], d);
        const after = column(faked[kind], d);
        return (good(trait) * (mean(after) - mean(before))) / deviation(before);
      });
    const here = shifts("choices");
    const top = here.reduce((best, value, d) => (value > (here[best] ?? 0) ? d : best), 0);
    return {
      effort,
      choices: rounded(mean(here), 2),
      ratings: rounded(mean(shifts("ratings")), 2),
      most: { trait: traitNames[top] ?? "openness", shift: rounded(here[top] ?? 0, 2) },
    };
  });
}
