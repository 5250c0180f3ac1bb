import { type Matrix, nothing, zeros } from "./matrix.ts";

/** A statement in the model: utility = intercept + loading × the person's value on its dimension. */
export interface Statement {
  /** Index of the person's value that it is about, from 0. */
  readonly dimension: number;
  /** Negative for a statement keyed against its dimension. */
  readonly loading: number;
  /** How much it attracts all people, whatever their values. */
  readonly intercept: number;
  /** How much each response style moves it, in the order of `Assumptions.styleErrors`. @default not at all */
  readonly styles?: readonly number[];
}

/** A set of statements in which a person marked the most and the least fitting one. */
export interface MarkedSet {
  readonly statements: readonly Statement[];
  /** Index of the statement marked as most fitting. */
  readonly most: number;
  /** Index of the statement marked as least fitting, another one. */
  readonly least: number;
}

/** A statement's utility for a person with these values. */
const utilityOf = (statement: Statement | undefined, values: readonly number[]): number =>
  statement === undefined
    ? 0
    : statement.intercept + statement.loading * (values[statement.dimension] ?? 0);

/**
 * The log-probability of the two marks in a set, by the maximum difference model: of all ordered
 * pairs of statements, the pair (most, least) is chosen with a probability proportional to
 * exp(u(most) - u(least)).
 *
 * Marley, A. A. J., & Louviere, J. J. (2005). Some probabilistic models of best, worst, and
 * best-worst choices. Journal of Mathematical Psychology, 49, 464-480. It is a rank-ordered logit
 * (Luce, 1959; Plackett, 1975) read from both ends: the statements in between stay unordered. Marking
 * the other way round is the same as turning every utility round, so neither end counts for more.
 */
export function logProbability(
  { statements, most, least }: MarkedSet,
  values: readonly number[],
): number {
  let up = 0;
  let down = 0;
  let chosen = 0;
  for (let i = 0; i < statements.length; i++) {
    const utility = utilityOf(statements[i], values);
    const power = Math.exp(utility);
    up += power;
    down += 1 / power;
    if (i === most) chosen += utility;
    else if (i === least) chosen -= utility;
  }
  // Each statement paired with itself adds one to the product and is no pair.
  return chosen - Math.log(up * down - statements.length);
}

/**
 * The log-probability of one mark in a set, the other being known. By the maximum difference model a statement is the
 * least fitting one with a probability proportional to exp(-u) among those not marked as most, and the other way round.
 */
export function logOneMark(
  { statements, most, least }: MarkedSet,
  values: readonly number[],
  end: "most" | "least",
): number {
  const [mark, other, sign] = end === "most" ? [most, least, 1] : [least, most, -1];
  let sum = 0;
  for (let i = 0; i < statements.length; i++)
    if (i !== other) sum += Math.exp(sign * utilityOf(statements[i], values));
  return sign * utilityOf(statements[mark], values) - Math.log(sum);
}

/** The expected marks in a set: one row and column per statement. */
export interface MarkMoments {
  /** P(most is i) - P(least is i). */
  readonly mean: readonly number[];
  /** Covariances of (most is i) - (least is i). */
  readonly covariance: Matrix;
}

/** Moments of the marks that a person with these values would set. */
export function markMoments(
  statements: readonly Statement[],
  values: readonly number[],
): MarkMoments {
  const u = statements.map((statement) => utilityOf(statement, values));
  const size = u.length;
  const mean = nothing(size);
  const covariance = zeros(size);
  let total = 0;
  const odds = u.map((best, i) =>
    u.map((worst, j) => {
      const odd = i === j ? 0 : Math.exp(best - worst);
      total += odd;
      return odd;
    }),
  );
  for (const [i, row] of covariance.entries()) {
    for (let j = 0; j < size; j++) {
      const asMost = (odds[i]?.[j] ?? 0) / total;
      const asLeast = (odds[j]?.[i] ?? 0) / total;
      mean[i] = (mean[i] ?? 0) + asMost - asLeast;
      // Second moments: both marks make the square one, opposite marks make the product minus one.
      if (i === j) continue;
      row[i] = (row[i] ?? 0) + asMost + asLeast;
      row[j] = -(asMost + asLeast);
    }
  }
  for (const [i, row] of covariance.entries())
    for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) - (mean[i] ?? 0) * (mean[j] ?? 0);
  return { mean, covariance };
}
