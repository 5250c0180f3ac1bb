import { type TraitName, traitNames } from "../instrument/trait-names.ts";
import { z95 } from "../model/normal.ts";
import { traitScores } from "../model/trait-scores.ts";
import { seededRandom, type Random } from "./random.ts";
import { asMarkedSets, careless, extreme, honest, type Marks, straight } from "./respondents.ts";
import { correlation, mean, rounded } from "./statistics.ts";
import { drawTraits, drawWorld, type TraitSets, type World, worlds } from "./world.ts";

export interface RecoveryOptions {
  readonly sets: TraitSets;
  readonly members: number;
  /** Mean true factor loading of a statement. */
  readonly meanLoading: number;
  readonly seed: number;
  /** Share of members who answer carelessly or in extremes, a third each random, straight, extreme. */
  readonly spoiled?: number;
}

/** How well scores find the true traits, per trait and on average. */
export interface Recovery {
  /** Correlation of score and truth. */
  readonly recovery: Readonly<Record<TraitName | "average", number>>;
  /** Correlation of the scores of two sittings of the same members. */
  readonly reliability: Readonly<Record<TraitName | "average", number>>;
  /** Share of members whose 95 % interval contains the true value. */
  readonly coverage: Readonly<Record<TraitName | "average", number>>;
  /** Mean standard error. */
  readonly error: Readonly<Record<TraitName | "average", number>>;
}

type Answer = (world: World, traits: readonly number[], random: Random) => Marks[];

const spoilers: readonly Answer[] = [
  (world, _traits, random) => careless(world, random),
  (world) => straight(world),
  extreme,
];

const perTrait = (of: (d: number) => number): Record<TraitName | "average", number> => {
  const values = traitNames.map((_trait, d) => of(d));
  return {
    ...(Object.fromEntries(
      traitNames.map((trait, d) => [trait, rounded(values[d] ?? 0)]),
    ) as Record<TraitName, number>),
    average: rounded(mean(values)),
  };
};

/** Simulates members who answer twice, and compares their scores with the truth and each other. */
export function studyRecovery(options: RecoveryOptions): Recovery {
  const { sets, members, meanLoading, seed, spoiled = 0 } = options;
  const random = seededRandom(seed);
  const sittings = Array.from({ length: worlds }, () =>
    drawWorld(sets, meanLoading, random),
  ).flatMap((world) =>
    Array.from({ length: members / worlds }, (_none, index) => {
      const truth = drawTraits(random);
      const share = (index + 0.5) / (members / worlds);
      const answer = share < spoiled ? (spoilers[index % spoilers.length] ?? honest) : honest;
      const [first, second] = [0, 1].map(() =>
        traitScores(asMarkedSets(sets, answer(world, truth, random))),
      );
      return { truth, first, second };
    }),
  );
  const pick = (sitting: "first" | "second", key: "theta" | "standardError", d: number): number[] =>
    sittings.map((one) => one[sitting]?.traits[traitNames[d] ?? "openness"][key] ?? 0);
  const truths = (d: number): number[] => sittings.map(({ truth }) => truth[d] ?? 0);
  return {
    recovery: perTrait((d) => correlation(truths(d), pick("first", "theta", d))),
    reliability: perTrait((d) =>
      correlation(pick("first", "theta", d), pick("second", "theta", d)),
    ),
    coverage: perTrait((d) => {
      const [scores, errors] = [pick("first", "theta", d), pick("first", "standardError", d)];
      return mean(
        truths(d).map((truth, index) =>
          Number(Math.abs(truth - (scores[index] ?? 0)) < z95 * (errors[index] ?? 0)),
        ),
      );
    }),
    error: perTrait((d) => mean(pick("first", "standardError", d))),
  };
}
