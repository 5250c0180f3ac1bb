import type { TraitStatement } from "../instrument/trait-model.ts";
import { traitNames } from "../instrument/trait-names.ts";
import { cholesky } from "../model/matrix.ts";
import type { Random } from "./random.ts";

/**
 * The mean true loading of a statement in all simulations but those that vary it: the low end of what studies of forced
 * choice take for granted (Brown & Maydeu-Olivares, 2011). The report shows what lower ones would mean.
 */
export const meanLoading = 0.65;

/** The number of drawn worlds, so that no figure hangs on one lucky draw of statements. */
export const worlds = 20;

export type TraitSets = readonly (readonly TraitStatement[])[];

/** How a statement truly works, which the model does not know. */
interface TrueStatement {
  /** How much each trait moves it, in the order of the traits. */
  readonly loadings: readonly number[];
  /** How much it attracts all people. */
  readonly attraction: number;
  /** Standard deviation of what moves it besides the traits. */
  readonly noise: number;
}

export type World = readonly (readonly TrueStatement[])[];

/**
 * Correlations of the five traits among people, in the order of the traits: van der Linden, D., te
 * Nijenhuis, J., & Bakker, A. B. (2010). The general factor of personality. Journal of Research in
 * Personality, 44, 315-327 (212 samples; emotional stability turned round). The model takes the traits
 * for independent.
 */
const correlations = [
  [1, 0.2, 0.43, 0.21, -0.17],
  [0.2, 1, 0.29, 0.43, -0.43],
  [0.43, 0.29, 1, 0.26, -0.36],
  [0.21, 0.43, 0.26, 1, -0.36],
  [-0.17, -0.43, -0.36, -0.36, 1],
];

const mixing = cholesky(correlations);

/** The true traits of one simulated person. */
export function drawTraits(random: Random): number[] {
  const parts = traitNames.map(() => random.normal());
  return mixing.map((row) => row.reduce((sum, part, k) => sum + part * (parts[k] ?? 0), 0));
}

/** Spread of true loadings around their mean, to either side. */
const halfRange = 0.2;
const crossLoading = 0.1;
const pullOfDesirability = 0.5;
const misjudgement = 0.3;

/**
 * Draws how statements truly work, a Thurstonian world with normal noise: factor loadings that differ
 * from statement to statement, a little of every other trait in each, and desirability that the
 * judgements miss by some.
 */
export const drawWorld = (sets: TraitSets, mean: number, random: Random): World =>
  sets.map((set) =>
    set.map(({ trait, key, desirability }) => {
      const loading = mean + halfRange * (2 * random.uniform() - 1);
      return {
        loadings: traitNames.map((name) =>
          name === trait ? key * loading : crossLoading * random.normal(),
        ),
        attraction: pullOfDesirability * desirability + misjudgement * random.normal(),
        noise: Math.sqrt(1 - loading ** 2),
      };
    }),
  );

/** Returns a person's feeling about each statement of a set before choosing. */
export const feel = (
  set: readonly TrueStatement[],
  traits: readonly number[],
  random: Random,
): number[] =>
  set.map(({ loadings, attraction, noise }) =>
    loadings.reduce(
      (sum, loading, d) => sum + loading * (traits[d] ?? 0),
      attraction + noise * random.normal(),
    ),
  );
