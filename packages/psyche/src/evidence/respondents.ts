import { asStatement } from "../instrument/trait-model.ts";
import type { MarkedSet } from "../model/best-worst.ts";
import type { Random } from "./random.ts";
import { feel, type TraitSets, type World } from "./world.ts";

export interface Marks {
  readonly most: number;
  readonly least: number;
}

/** Marks the statements that are felt most and least. */
export const choose = (felt: readonly number[]): Marks => ({
  most: felt.indexOf(Math.max(...felt)),
  least: felt.indexOf(Math.min(...felt)),
});

/** Honest answers. */
export const honest = (world: World, traits: readonly number[], random: Random): Marks[] =>
  world.map((set) => choose(feel(set, traits, random)));

/** Answers of a person who does not read: any two statements. */
export const careless = (world: World, random: Random): Marks[] =>
  world.map((set) => choose(set.map(() => random.uniform())));

/** Answers of a person who always takes the first statement and the last. */
export const straight = (world: World): Marks[] =>
  world.map((set) => ({ most: 0, least: set.length - 1 }));

/**
 * Answers of a person who exaggerates: half again as extreme as they are, and without
 * hesitation.
 */
export const extreme = (world: World, traits: readonly number[], random: Random): Marks[] =>
  world.map((set) =>
    choose(
      feel(
        set.map((statement) => ({ ...statement, noise: statement.noise / 2 })),
        traits.map((trait) => 1.5 * trait),
        random,
      ),
    ),
  );

/** Marks as the model takes them. */
export const asMarkedSets = (sets: TraitSets, marks: readonly Marks[]): MarkedSet[] =>
  marks.map(({ most, least }, index) => ({
    statements: (sets[index] ?? []).map(asStatement),
    most,
    least,
  }));
