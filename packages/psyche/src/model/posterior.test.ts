import { describe, expect, test } from "vitest";
import { logProbability, type MarkedSet } from "./best-worst.ts";
import { type Assumptions, posterior } from "./posterior.ts";

const assumptions: Assumptions = {
  dimensions: 2,
  priorVariance: 1,
  interceptError: 0,
  loadingError: 0,
};

/** Two dimensions in mixed keys, and marks that lean one way. */
const sets: readonly MarkedSet[] = Array.from({ length: 6 }, (_none, index) => ({
  statements: [
    { dimension: 0, loading: 0.9, intercept: 0.2 },
    { dimension: 1, loading: -0.8, intercept: 0 },
    { dimension: 0, loading: -0.7, intercept: -0.3 },
    { dimension: 1, loading: 1, intercept: 0.1 },
  ],
  most: index < 4 ? 0 : 3,
  least: index < 4 ? 2 : 1,
}));

/** The same moments from a fine grid over the whole plane. */
function byBruteForce(): { mean: number[]; covariance: number[][] } {
  const steps = Array.from({ length: 161 }, (_none, index) => -6 + index * 0.075);
  let total = 0;
  const mean = [0, 0];
  const square = [
    [0, 0],
    [0, 0],
  ];
  for (const x of steps) {
    for (const y of steps) {
      const log = sets.reduce(
        (sum, set) => sum + logProbability(set, [x, y]),
        -(x * x + y * y) / 2,
      );
      const mass = Math.exp(log);
      total += mass;
      for (const [i, one] of [x, y].entries()) {
        mean[i] = (mean[i] ?? 0) + mass * one;
        for (const [j, other] of [x, y].entries())
          (square[i] ?? [])[j] = (square[i]?.[j] ?? 0) + mass * one * other;
      }
    }
  }
  const means = mean.map((value) => value / total);
  return {
    mean: means,
    covariance: square.map((row, i) =>
      row.map((value, j) => value / total - (means[i] ?? 0) * (means[j] ?? 0)),
    ),
  };
}

describe("the posterior", () => {
  test("has the mean and the covariance of a brute-force integral", () => {
    const expected = byBruteForce();
    const { mean, covariance } = posterior(sets, assumptions);
    for (const i of [0, 1]) {
      expect(mean[i]).toBeCloseTo(expected.mean[i] ?? NaN, 2);
      // Three points in each direction, for few and one-sided answers: the worst case.
      const error = Math.sqrt(covariance[i]?.[i] ?? NaN);
      const exact = Math.sqrt(expected.covariance[i]?.[i] ?? NaN);
      expect(Math.abs(error / exact - 1)).toBeLessThan(0.04);
    }
    expect(covariance[0]?.[1]).toBeCloseTo(expected.covariance[0]?.[1] ?? NaN, 1);
  });

  test("is the prior without an answer", () => {
    const { mean, covariance } = posterior([], assumptions);
    expect(mean).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)]);
    expect(covariance.flat().map((value) => Math.round(value * 1e9) / 1e9)).toEqual([1, 0, 0, 1]);
  });

  test("is wider where statements are only guessed", () => {
    const sure = posterior(sets, assumptions).covariance;
    const byIntercept = posterior(sets, { ...assumptions, interceptError: 0.5 }).covariance;
    const byLoading = posterior(sets, { ...assumptions, loadingError: 0.3 }).covariance;
    for (const d of [0, 1]) {
      expect(byIntercept[d]?.[d]).toBeGreaterThan(sure[d]?.[d] ?? NaN);
      expect(byLoading[d]?.[d]).toBeGreaterThan(sure[d]?.[d] ?? NaN);
    }
  });

  test("is the prior where nothing is known of the statements", () => {
    const { mean, covariance } = posterior(sets, { ...assumptions, interceptError: 1e3 });
    for (const d of [0, 1]) {
      expect(mean[d]).toBeCloseTo(0, 3);
      expect(covariance[d]?.[d]).toBeCloseTo(1, 1);
    }
  });

  // The test moves the mean in place of the mode: both move by nearly as much.
  test.each([
    ["intercept", "interceptError", 0.1],
    ["loading", "loadingError", 0.2],
  ] as const)("adds for a guessed %s what moving each does", (parameter, name, tolerance) => {
    const step = 1e-3;
    const error = 1e-2;
    const { mean, covariance } = posterior(sets, assumptions);
    const guessed = posterior(sets, { ...assumptions, [name]: error }).covariance;
    const shifts = sets.flatMap((set, index) =>
      set.statements.map((one, place) => {
        const moved = { ...one, [parameter]: one[parameter] + step };
        const statements = set.statements.with(place, moved);
        const after = posterior(sets.with(index, { ...set, statements }), assumptions);
        return after.mean.map((value, d) => (value - (mean[d] ?? NaN)) / step);
      }),
    );
    for (const d of [0, 1]) {
      const added = ((guessed[d]?.[d] ?? NaN) - (covariance[d]?.[d] ?? NaN)) / error ** 2;
      const expected = shifts.reduce((sum, shift) => sum + (shift[d] ?? NaN) ** 2, 0);
      expect(Math.abs(added / expected - 1)).toBeLessThan(tolerance);
    }
  });
});
