import { logProbability, type MarkedSet, markMoments } from "./best-worst.ts";
import {
  at,
  cholesky,
  inverseFrom,
  type Matrix,
  multiply,
  nothing,
  solveFrom,
  zeros,
} from "./matrix.ts";

/** What the model assumes before it sees an answer. */
export interface Assumptions {
  /** How many values a person has. */
  readonly dimensions: number;
  /** Variance of each value among people; the mean is 0 and the values are independent. */
  readonly priorVariance: number;
  /** Standard deviation of what is not known about a statement's intercept. */
  readonly interceptError: number;
  /** Standard deviation of what is not known about a statement's loading. */
  readonly loadingError: number;
}

/** What is known about a person's values after their answers. */
export interface Posterior {
  readonly mean: readonly number[];
  readonly covariance: Matrix;
}

interface Curve {
  gradient: number[];
  /** Minus the second derivatives of the log-posterior. */
  information: Matrix;
}

const tolerance = 1e-7;
const mostSteps = 50;

function logPosterior(
  sets: readonly MarkedSet[],
  values: readonly number[],
  { priorVariance }: Assumptions,
): number {
  let sum = 0;
  for (const value of values) sum -= (value * value) / (2 * priorVariance);
  for (const set of sets) sum += logProbability(set, values);
  return sum;
}

function curveAt(
  sets: readonly MarkedSet[],
  values: readonly number[],
  { dimensions, priorVariance }: Assumptions,
): Curve {
  const gradient = values.map((value) => -value / priorVariance);
  const information = zeros(dimensions);
  for (const [d, row] of information.entries()) row[d] = 1 / priorVariance;
  for (const { statements, most, least } of sets) {
    const { mean, covariance } = markMoments(statements, values);
    for (const [i, one] of statements.entries()) {
      const mark = Number(i === most) - Number(i === least);
      gradient[one.dimension] =
        (gradient[one.dimension] ?? 0) + one.loading * (mark - (mean[i] ?? 0));
      const row = information[one.dimension] ?? [];
      for (const [j, other] of statements.entries())
        row[other.dimension] =
          (row[other.dimension] ?? 0) + one.loading * other.loading * at(covariance, i, j);
    }
  }
  return { gradient, information };
}

/**
 * The most likely values, by Newton's method; a step that goes downhill is halved. The log-posterior is
 * strictly concave.
 */
export function findMode(sets: readonly MarkedSet[], assumptions: Assumptions): number[] {
  let values = nothing(assumptions.dimensions);
  let height = logPosterior(sets, values, assumptions);
  for (let count = 0; count < mostSteps; count++) {
    const { gradient, information } = curveAt(sets, values, assumptions);
    const direction = solveFrom(cholesky(information), gradient);
    if (direction.every((part) => Math.abs(part) < tolerance)) return values;
    let length = 1;
    let next = values;
    let nextHeight = -Infinity;
    while (nextHeight < height && length > tolerance) {
      next = values.map((value, d) => value + length * (direction[d] ?? 0));
      nextHeight = logPosterior(sets, next, assumptions);
      length /= 2;
    }
    if (nextHeight < height) return values;
    values = next;
    height = nextHeight;
  }
  return values;
}

/** Three-point Gauss-Hermite rule for the standard normal distribution. */
const nodes = [-Math.sqrt(3), 0, Math.sqrt(3)] as const;
const weights = [1 / 6, 2 / 3, 1 / 6] as const;

/** Every node of the product rule, with its weight. */
function gridOf(dimensions: number): { point: number[]; weight: number }[] {
  let grid: { point: number[]; weight: number }[] = [{ point: [], weight: 1 }];
  for (let d = 0; d < dimensions; d++)
    grid = grid.flatMap(({ point, weight }) =>
      nodes.map((node, k) => ({ point: [...point, node], weight: weight * (weights[k] ?? 0) })),
    );
  return grid;
}

const grids = new Map<number, ReturnType<typeof gridOf>>();

/**
 * Mean and covariance of the posterior by adaptive Gauss-Hermite quadrature: the grid is centred on
 * the mode and stretched by the curvature there, so that skewness moves the mean off the mode.
 *
 * Naylor, J. C., & Smith, A. F. M. (1982). Applications of a method for the efficient computation of
 * posterior distributions. Applied Statistics, 31, 214-225.
 */
function integrate(
  sets: readonly MarkedSet[],
  mode: readonly number[],
  spread: Matrix,
  assumptions: Assumptions,
): Posterior {
  const { dimensions } = assumptions;
  const grid = grids.get(dimensions) ?? gridOf(dimensions);
  grids.set(dimensions, grid);
  const top = logPosterior(sets, mode, assumptions);
  let total = 0;
  const mean = nothing(dimensions);
  const square = zeros(dimensions);
  const offset = nothing(dimensions);
  const values = nothing(dimensions);
  for (const { point, weight } of grid) {
    let half = 0;
    for (let i = 0; i < dimensions; i++) {
      let away = 0;
      for (let k = 0; k <= i; k++) away += at(spread, i, k) * (point[k] ?? 0);
      offset[i] = away;
      values[i] = (mode[i] ?? 0) + away;
      half += (point[i] ?? 0) ** 2 / 2;
    }
    const mass = weight * Math.exp(logPosterior(sets, values, assumptions) - top + half);
    total += mass;
    for (const [i, row] of square.entries()) {
      const one = offset[i] ?? 0;
      mean[i] = (mean[i] ?? 0) + mass * one;
      for (let j = 0; j < dimensions; j++) row[j] = (row[j] ?? 0) + mass * one * (offset[j] ?? 0);
    }
  }
  return {
    mean: mode.map((value, d) => value + (mean[d] ?? 0) / total),
    covariance: square.map((row, i) =>
      row.map((value, j) => value / total - ((mean[i] ?? 0) * (mean[j] ?? 0)) / total ** 2),
    ),
  };
}

/**
 * What the guessed intercepts and loadings add to the errors. Each is a guess with an error of its
 * own; the mode follows it with the derivative -H⁻¹ ∂g/∂parameter (the implicit function theorem),
 * and the variances of all guesses add up.
 */
function errorOfGuesses(
  sets: readonly MarkedSet[],
  mode: readonly number[],
  covariance: Matrix,
  { dimensions, interceptError, loadingError }: Assumptions,
): Matrix {
  const inner = zeros(dimensions);
  const add = (push: readonly number[], variance: number): void => {
    for (const [i, row] of inner.entries())
      for (let j = 0; j < dimensions; j++)
        row[j] = (row[j] ?? 0) + variance * (push[i] ?? 0) * (push[j] ?? 0);
  };
  for (const { statements, most, least } of sets) {
    const moments = markMoments(statements, mode);
    for (const [j, guessed] of statements.entries()) {
      const byIntercept = nothing(dimensions);
      for (const [i, { dimension, loading }] of statements.entries())
        byIntercept[dimension] =
          (byIntercept[dimension] ?? 0) - loading * at(moments.covariance, i, j);
      const value = mode[guessed.dimension] ?? 0;
      const byLoading = byIntercept.map((push) => push * value);
      const mark = Number(j === most) - Number(j === least);
      byLoading[guessed.dimension] =
        (byLoading[guessed.dimension] ?? 0) + mark - (moments.mean[j] ?? 0);
      add(byIntercept, interceptError ** 2);
      add(byLoading, loadingError ** 2);
    }
  }
  return multiply(multiply(covariance, inner), covariance);
}

/**
 * What the marks say about a person's values: posterior mean and covariance under a normal prior.
 * Newton's method finds the mode, quadrature around it the mean and the covariance, and what is not
 * known about the statements themselves widens the covariance. Without any set it is the prior.
 */
export function posterior(sets: readonly MarkedSet[], assumptions: Assumptions): Posterior {
  const mode = findMode(sets, assumptions);
  const atMode = inverseFrom(cholesky(curveAt(sets, mode, assumptions).information));
  const { mean, covariance } = integrate(sets, mode, cholesky(atMode), assumptions);
  const guesses = errorOfGuesses(sets, mode, atMode, assumptions);
  return {
    mean,
    covariance: covariance.map((row, i) => row.map((value, j) => value + at(guesses, i, j))),
  };
}
