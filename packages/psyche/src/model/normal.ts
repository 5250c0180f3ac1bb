/**
 * The standard normal distribution function, to 7 decimals.
 *
 * Abramowitz and Stegun (1964), Handbook of Mathematical Functions, formula 7.1.26 for the error
 * function.
 */
export function normalCdf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return z < 0 ? tail / 2 : 1 - tail / 2;
}

/** The value under which 97.5 % of the standard normal distribution lies. */
export const z95 = 1.959964;

/** Five-point Gauss-Hermite rule for the standard normal distribution: `[node, weight]`. */
const hermite5 = [
  [-2.8569700138728, 0.0112574113277],
  [-1.3556261799743, 0.2220759220056],
  [0, 0.5333333333333],
  [1.3556261799743, 0.2220759220056],
  [2.8569700138728, 0.0112574113277],
] as const;

/** A value and the variance of what is not known about it. */
export interface Uncertain {
  readonly value: number;
  readonly variance: number;
}

/**
 * Mean and variance of a function of a normal quantity, by Gauss-Hermite quadrature: exact for
 * polynomials up to degree nine.
 */
export function expectation(of: (x: number) => number, { value, variance }: Uncertain): Uncertain {
  const spread = Math.sqrt(variance);
  let first = 0;
  let second = 0;
  for (const [node, weight] of hermite5) {
    const y = of(value + spread * node);
    first += weight * y;
    second += weight * y * y;
  }
  return { value: first, variance: Math.max(0, second - first * first) };
}
