import { expect, test } from "vitest";
import { overlap } from "./fits.ts";

/** The mean of `exp(-x² / 2w)` over x normal around `value`, summed in small steps. */
function meanOfKernel(width: number, value: number, variance: number): number {
  const step = 0.001;
  const spread = Math.sqrt(variance);
  let sum = 0;
  for (let x = value - 8 * spread; x <= value + 8 * spread; x += step) {
    const density =
      Math.exp(-((x - value) ** 2) / (2 * variance)) / Math.sqrt(2 * Math.PI * variance);
    sum += Math.exp((-x * x) / (2 * width)) * density * step;
  }
  return sum;
}

test.each([
  [2 / 3, 0, 0.3],
  [2 / 3, 1.2, 0.3],
  [0.5, -2, 1],
])("the overlap at a width of %d is the mean of the kernel around %d", (width, value, variance) => {
  expect(overlap(width, { value, variance })).toBeCloseTo(meanOfKernel(width, value, variance), 6);
});
