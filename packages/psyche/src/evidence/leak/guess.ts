import {
  discreetCompatibility,
  discreetScore,
  type NoiseOn,
  type PairNoise,
  type Reason,
} from "../../compatibility.ts";
import { cholesky, solveFrom, zeros } from "../../model/matrix.ts";
import { rankingScore } from "../../ranking.ts";
import { traitNames } from "../../traits.ts";
import type { Random } from "../random.ts";
import { correlation, deviation, mean } from "../statistics.ts";
import type { Member } from "./accounts.ts";

/**
 * The view that one account has of a member: the number that orders the feed, the sides, the caution, and, by
 * looking often, every reason that a card may have.
 */
export interface Seen {
  readonly numbers: readonly number[];
  readonly reasons: readonly string[];
}

const textOf = (reason: Reason): string => JSON.stringify(reason);

/** Returns what one account sees of a member by looking once. */
export function see(viewer: Member, target: Member, random: Random): Seen {
  const drawn = new Map<NoiseOn, number>();
  const noise: PairNoise = (on) => {
    const known = drawn.get(on) ?? random.normal();
    drawn.set(on, known);
    return known;
  };
  const { scores, reasons } = discreetCompatibility(viewer.inputs, target.inputs, noise);
  const sides = [scores.social, scores.values, scores.emotional, scores.lifestyle, scores.longterm];
  // The order of many cards reveals the number before it is put into steps.
  const order = discreetScore(discreetlyOf(viewer, target), noise("overall"));
  return {
    numbers: [order, ...sides.map((side) => side ?? 50), Number(scores.low_confidence)],
    reasons: reasons.map(textOf),
  };
}

/** The number that orders a feed, before its noise. */
export const discreetlyOf = (viewer: Member, target: Member): number =>
  rankingScore(viewer.ranking, target.ranking) ?? 50;

/** An attacker takes what helps: without the sides and the reasons less is fitted to chance. */
const orderAlone = ({ numbers: [order = 0] }: Seen): Seen => ({ numbers: [order], reasons: [] });

/** Averages what one account saw several times; this averages the noise out. */
export const averaged = (times: readonly Seen[]): Seen => ({
  numbers: (times[0]?.numbers ?? []).map((_number, place) =>
    mean(times.map(({ numbers }) => numbers[place] ?? 0)),
  ),
  reasons: times[0]?.reasons ?? [],
});

/**
 * Guesses the traits of some members, as an attacker who knows those of two thirds of them.
 * @param tries the possible inputs of the guess, for each member what each account sees
 * @returns the correlation of each trait with the truth of the members left out
 */
export function bestGuess(
  tries: readonly (readonly (readonly Seen[])[])[],
  members: readonly Member[],
): number[] {
  const guesses = tries
    .flatMap((rows) => [rows, rows.map((row) => row.map(orderAlone))])
    .map((rows) => guess(featuresOf(rows), members));
  return guesses.toSorted((one, other) => mean(other) - mean(one))[0] ?? [];
}

/** Columns of a quadratic polynomial of what is seen, and one for each reason. */
function featuresOf(rows: readonly (readonly Seen[])[]): number[][] {
  const columns = rows[0]?.flatMap(({ numbers }) => numbers).length ?? 0;
  const numeric = rows.map((row) => row.flatMap(({ numbers }) => numbers));
  const scale = Array.from({ length: columns }, (_none, column) => {
    const values = numeric.map((row) => row[column] ?? 0);
    return { middle: mean(values), spread: deviation(values) || 1 };
  });
  const reasons = (rows[0] ?? []).map((_seen, account) => [
    ...new Set(rows.flatMap((row) => row[account]?.reasons ?? [])),
  ]);
  return rows.map((row, index) => {
    const z = scale.map(({ middle, spread }, k) => ((numeric[index]?.[k] ?? 0) - middle) / spread);
    const products = z.flatMap((value, k) => z.slice(k).map((other) => value * other));
    const hot = reasons.flatMap((known, account) =>
      known.map((reason) => Number(row[account]?.reasons.includes(reason))),
    );
    return [1, ...z, ...products, ...hot];
  });
}

/** Ridge regressions of every trait on the features. @returns the correlation with the truth of those left out */
function guess(features: readonly number[][], members: readonly Member[]): number[] {
  const fitted = Math.floor((2 / 3) * members.length);
  const size = features[0]?.length ?? 0;
  const gram = zeros(size);
  for (const row of features.slice(0, fitted))
    for (let i = 0; i < size; i++) {
      const [value, into] = [row[i] ?? 0, gram[i] ?? []];
      if (value !== 0)
        for (let k = 0; k <= i; k++) into[k] = (into[k] ?? 0) + value * (row[k] ?? 0);
    }
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) (gram[k] ?? [])[i] = gram[i]?.[k] ?? 0;
    (gram[i] ?? [])[i] = (gram[i]?.[i] ?? 0) + 0.05 * fitted;
  }
  const factor = cholesky(gram);
  return traitNames.map((_name, trait) => {
    const truth = members.map(({ theta }) => theta[trait] ?? 0);
    const middle = mean(truth.slice(0, fitted));
    const right = Array.from({ length: size }, () => 0);
    features.slice(0, fitted).forEach((row, index) => {
      const value = (truth[index] ?? 0) - middle;
      for (let k = 0; k < size; k++) right[k] = (right[k] ?? 0) + value * (row[k] ?? 0);
    });
    const weights = solveFrom(factor, right);
    const guessed = features
      .slice(fitted)
      .map((row) => row.reduce((sum, value, k) => sum + value * (weights[k] ?? 0), 0));
    return correlation(guessed, truth.slice(fitted));
  });
}
