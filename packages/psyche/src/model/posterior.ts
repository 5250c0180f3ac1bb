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

/** The model's assumptions before it sees an answer. */
export interface Assumptions {
  /** How many values a person has. */
  readonly dimensions: number;
  /** Variance of each value among people; the mean is 0 and the values are independent. */
  readonly priorVariance: number;
  /** Standard deviation of what is not known about a statement's intercept. */
  readonly interceptError: number;
  /** Standard deviation of what is not known about a statement's loading. */
  readonly loadingError: number;
  /** Standard deviations of response styles among people; each style moves many statements. @default none */
  readonly styleErrors?: readonly number[];
}

/** Estimates of a person's values after their answers. */
export interface Posterior {
  readonly mean: readonly number[];
  readonly covariance: Matrix;
}

interface Curve {
  gradient: number[];
  /** Minus the second derivatives of the log-posterior. */
  information: Matrix;
}

const fineTolerance = 1e-7;
const maxSteps = 50;

/** The log-density of the values and the marks, but for a constant. */
export function logPosterior(
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
 * @param start values to begin with: near ones spare steps
 * @param tolerance the last step is smaller, and what it misses is as its square
 */
export function findMode(
  sets: readonly MarkedSet[],
  assumptions: Assumptions,
  start: readonly number[] = nothing(assumptions.dimensions),
  tolerance = fineTolerance,
): number[] {
  let values = [...start];
  let height = logPosterior(sets, values, assumptions);
  for (let count = 0; count < maxSteps; count++) {
    const { gradient, information } = curveAt(sets, values, assumptions);
    const direction = solveFrom(cholesky(information), gradient);
    const isLast = direction.every((part) => Math.abs(part) < tolerance);
    if (isLast) return values.map((value, d) => value + (direction[d] ?? 0));
    let length = 1;
    let next = values;
    let nextHeight = -Infinity;
    while (nextHeight < height && length > fineTolerance) {
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
 * Variance of the log-posterior's gradient by what is not known about the statements: errors of their intercepts
 * and loadings, each statement's its own, and response styles. A style is one number for all statements, so what
 * it does to each adds up before it is squared.
 */
function gradientErrors(
  sets: readonly MarkedSet[],
  mode: readonly number[],
  { dimensions, interceptError, loadingError, styleErrors = [] }: Assumptions,
): Matrix {
  const errors = zeros(dimensions);
  const add = (push: readonly number[], variance: number): void => {
    for (const [i, row] of errors.entries())
      for (let j = 0; j < dimensions; j++)
        row[j] = (row[j] ?? 0) + variance * (push[i] ?? 0) * (push[j] ?? 0);
  };
  const byStyle = styleErrors.map(() => nothing(dimensions));
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
      for (const [k, push] of byStyle.entries())
        for (let d = 0; d < dimensions; d++)
          push[d] = (push[d] ?? 0) + (guessed.styles?.[k] ?? 0) * (byIntercept[d] ?? 0);
    }
  }
  for (const [k, error] of styleErrors.entries()) add(byStyle[k] ?? [], error ** 2);
  return errors;
}

/** Makes a matrix of no information positive definite; far below what one mark tells. */
const nearlyNothing = 1e-9;

const plus = (one: Matrix, other: Matrix, factor = 1): Matrix =>
  one.map((row, i) => row.map((value, j) => value + factor * at(other, i, j)));

/**
 * Estimates a person's values by their marks: posterior mean and covariance under a normal prior. Newton's
 * method finds the mode, quadrature around it the mean and the covariance. Without any set it is the prior.
 *
 * Uncertainty about the statements themselves lowers the information J of the marks: it becomes J (J + K)⁻¹
 * J, where K is the variance that the errors add to the gradient. This is Godambe's information (Godambe, V.
 * P. (1960). An optimum property of regular maximum likelihood estimation. Annals of Mathematical Statistics,
 * 31, 1208-1211), with which Ribatet, M., Cooley, D., & Davison, A. C. (2012). Bayesian inference from
 * composite likelihoods. Statistica Sinica, 22, 813-845, adjust posteriors. It follows from the linear model
 * y = values + error: J y is the gradient at 0, its error has the variance J of the marks and K of the
 * statements, and the normal prior P is added to what is left. So errors are wider, and means nearer to the
 * middle by as much: among people of the prior the variance of the means and the squared errors still add up
 * to 1.
 */
export function posterior(sets: readonly MarkedSet[], assumptions: Assumptions): Posterior {
  const mode = findMode(sets, assumptions);
  const { information } = curveAt(sets, mode, assumptions);
  const atMode = inverseFrom(cholesky(information));
  const { mean, covariance } = integrate(sets, mode, cholesky(atMode), assumptions);
  const prior = zeros(assumptions.dimensions);
  for (const [d, row] of prior.entries()) row[d] = 1 / assumptions.priorVariance;
  const ofMarks = plus(information, prior, -1);
  const varied = plus(ofMarks, gradientErrors(sets, mode, assumptions));
  for (const [d, row] of varied.entries()) row[d] = (row[d] ?? 0) + nearlyNothing;
  const kept = multiply(ofMarks, inverseFrom(cholesky(varied)));
  const wider = inverseFrom(cholesky(plus(prior, multiply(kept, ofMarks))));
  const shrink = multiply(multiply(wider, kept), information);
  return {
    mean: mean.map((_value, d) =>
      mean.reduce((sum, value, k) => sum + at(shrink, d, k) * value, 0),
    ),
    covariance: plus(covariance, plus(wider, atMode, -1)),
  };
}
