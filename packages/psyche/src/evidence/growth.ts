import { personalitySets as sets } from "../instrument/generated/personality-sets.ts";
import { traitNames } from "../instrument/trait-names.ts";
import { traitScores } from "../model/trait-scores.ts";
import { seededRandom } from "./random.ts";
import { asMarkedSets, honest } from "./respondents.ts";
import { mean, rounded } from "./statistics.ts";
import { drawTraits, drawWorld, meanLoading } from "./world.ts";

/** Scores after a number of answered sets. */
export interface GrowthPoint {
  readonly answered: number;
  /** Mean score, in standard deviations, of people who are truly low, in the middle and high. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Mean standard error. */
  readonly error: number;
  readonly confidence: number;
}

/** Follows scores while members answer set after set: they should move away from the middle. */
export function studyGrowth(members: number, seed: number): GrowthPoint[] {
  const random = seededRandom(seed);
  const world = drawWorld(sets, meanLoading, random);
  const people = Array.from({ length: members }, () => {
    const truth = drawTraits(random);
    return { truth, marks: honest(world, truth, random) };
  });
  return [0, 4, 8, 12, 16, sets.length].map((answered) => {
    const scored = people.map(({ truth, marks }) => ({
      truth,
      scores: traitScores(asMarkedSets(sets, marks.slice(0, answered))),
    }));
    const all = scored.flatMap(({ truth, scores }) =>
      traitNames.map((trait, d) => ({ truth: truth[d] ?? 0, ...scores.traits[trait] })),
    );
    const thetas = (from: number, to: number): number =>
      rounded(
        mean(all.filter(({ truth }) => truth >= from && truth < to).map(({ theta }) => theta)),
      );
    return {
      answered,
      low: thetas(-Infinity, -1),
      middle: thetas(-0.5, 0.5),
      high: thetas(1, Infinity),
      error: rounded(mean(all.map(({ standardError }) => standardError))),
      confidence: rounded(mean(scored.map(({ scores }) => scores.confidence))),
    };
  });
}
