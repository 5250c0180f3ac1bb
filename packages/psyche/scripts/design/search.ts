import { type Random, seededRandom } from "../../src/evidence/random.ts";
import { asStatement, type TraitStatement } from "../../src/instrument/trait-model.ts";
import { traitNames } from "../../src/instrument/trait-names.ts";
import { markMoments } from "../../src/model/best-worst.ts";
import { at, cholesky, inverseFrom, type Matrix, zeros } from "../../src/model/matrix.ts";

export type Sets = readonly (readonly TraitStatement[])[];

const perSet = 4;
/** How much a squared step of desirability within a set is worth in posterior variance. */
const priceOfDesirability = 0.05;
/** How much it costs to have three statements of one key in a set, instead of two of each. */
const priceOfLopsidedKeys = 0.035;

/** So often every two traits should meet in the same and in opposite directions; and what a lack costs. */
const fewestMeetings = 3;
const priceOfLackingMeetings = 0.004;

/** Members for whom the errors should be small: the middle, and two on the line from good to bad. */
const probes = [0, 1, -1].map((step) =>
  traitNames.map((trait) => (trait === "neuroticism" ? -step : step)),
);

/** Whether a set has four different traits and both key directions. */
const isSound = (set: readonly TraitStatement[]): boolean =>
  new Set(set.map(({ trait }) => trait)).size === perSet &&
  new Set(set.map(({ key }) => key)).size === 2;

const variance = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
};

interface Worth {
  /** What the set shows about the traits of each probe. */
  readonly information: readonly Matrix[];
  readonly price: number;
  /** One name per pair of its traits and whether their keys agree. */
  readonly meetings: readonly string[];
}

const pairs = traitNames.flatMap((one, index) =>
  traitNames.slice(index + 1).flatMap((other) => [`${one} ${other} 1`, `${one} ${other} -1`]),
);

const meetingsOf = (set: readonly TraitStatement[]): string[] =>
  traitNames.flatMap((one, index) =>
    traitNames.slice(index + 1).flatMap((other) => {
      const a = set.find(({ trait }) => trait === one);
      const b = set.find(({ trait }) => trait === other);
      return a === undefined || b === undefined ? [] : [`${one} ${other} ${a.key * b.key}`];
    }),
  );

function lackOf(worths: readonly Worth[]): number {
  const counts = new Map<string, number>();
  for (const { meetings } of worths)
    for (const meeting of meetings) counts.set(meeting, (counts.get(meeting) ?? 0) + 1);
  return pairs.reduce(
    (sum, pair) => sum + Math.max(0, fewestMeetings - (counts.get(pair) ?? 0)),
    0,
  );
}

function worthOf(set: readonly TraitStatement[]): Worth {
  const statements = set.map(asStatement);
  const information = probes.map((values) => {
    const { covariance } = markMoments(statements, values);
    const matrix = zeros(traitNames.length);
    for (const [i, one] of statements.entries())
      for (const [j, other] of statements.entries())
        (matrix[one.dimension] ?? [])[other.dimension] =
          one.loading * other.loading * at(covariance, i, j);
    return matrix;
  });
  const lopsided = Math.abs(set.reduce((sum, { key }) => sum + key, 0)) / 2;
  return {
    information,
    meetings: meetingsOf(set),
    price:
      priceOfDesirability * variance(set.map(({ desirability }) => desirability)) +
      priceOfLopsidedKeys * lopsided,
  };
}

/** Mean and worst posterior variance over the traits, plus what the sets cost otherwise. */
function costOf(worths: readonly Worth[]): number {
  const variances = probes.flatMap((_values, probe) => {
    const sum = zeros(traitNames.length);
    for (const [d, row] of sum.entries()) {
      row[d] = 1;
      for (const { information } of worths)
        for (let e = 0; e < row.length; e++)
          row[e] = (row[e] ?? 0) + (information[probe]?.[d]?.[e] ?? 0);
    }
    const covariance = inverseFrom(cholesky(sum));
    return covariance.map((row, d) => row[d] ?? 0);
  });
  const mean = variances.reduce((sum, value) => sum + value, 0) / variances.length;
  const price = worths.reduce((sum, worth) => sum + worth.price, 0) / worths.length;
  return mean + 0.5 * Math.max(...variances) + price + priceOfLackingMeetings * lackOf(worths);
}

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, rank: random.uniform() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

/** A first arrangement: the commonest trait goes to the emptiest sets, then swaps mend the keys. */
function deal(statements: readonly TraitStatement[], random: Random): TraitStatement[][] {
  const count = statements.length / perSet;
  const byTrait = Object.values(Object.groupBy(statements, ({ trait }) => trait)).toSorted(
    (a, b) => b.length - a.length,
  );
  for (;;) {
    const sets: TraitStatement[][] = Array.from({ length: count }, () => []);
    for (const group of byTrait) {
      const order = sets
        .map((set) => ({ set, rank: set.length + random.uniform() / 2 }))
        .toSorted((a, b) => a.rank - b.rank);
      for (const [index, statement] of shuffled(group, random).entries())
        order[index]?.set.push(statement);
    }
    if (sets.every(isSound)) return sets;
  }
}

/**
 * Arranges statements into sets of four different traits and mixed keys, so that the errors are small
 * and the statements of a set are about equally desirable, by simulated annealing. The same seed
 * gives the same sets.
 */
export function searchSets(statements: readonly TraitStatement[], seed: number): Sets {
  const random = seededRandom(seed);
  const sets = deal(statements, random);
  const worths = sets.map(worthOf);
  let cost = costOf(worths);
  let best = { cost, sets: sets.map((set) => [...set]) };
  const steps = 200_000;
  for (let step = 0; step < steps; step++) {
    const heat = 0.004 * (1 - step / steps) ** 2;
    const [one, other] = [random.below(sets.length), random.below(sets.length)];
    const [i, j] = [random.below(perSet), random.below(perSet)];
    const left = [...(sets[one] ?? [])];
    const right = [...(sets[other] ?? [])];
    const [a, b] = [left[i], right[j]];
    if (one === other || a === undefined || b === undefined) continue;
    left[i] = b;
    right[j] = a;
    if (!isSound(left) || !isSound(right)) continue;
    const changed = worths.with(one, worthOf(left)).with(other, worthOf(right));
    const next = costOf(changed);
    if (next > cost && random.uniform() > Math.exp((cost - next) / heat)) continue;
    sets[one] = left;
    sets[other] = right;
    worths.splice(0, worths.length, ...changed);
    cost = next;
    if (cost < best.cost) best = { cost, sets: sets.map((set) => [...set]) };
  }
  return ordered(best.sets, random);
}

/**
 * Statements in a random order, so that no place stands for a trait or a key; of the sets an
 * agreeable one first and then every other, so that no member meets a row of faults to choose from.
 */
function ordered(sets: Sets, random: Random): Sets {
  const total = (set: readonly TraitStatement[]): number =>
    set.reduce((sum, { desirability }) => sum + desirability, 0);
  const sorted = sets.toSorted((a, b) => total(b) - total(a));
  const half = Math.ceil(sorted.length / 2);
  const others = shuffled(sorted.slice(half), random);
  return shuffled(sorted.slice(0, half), random)
    .flatMap((set, index) => [set, ...others.slice(index, index + 1)])
    .map((set) => shuffled(set, random));
}
