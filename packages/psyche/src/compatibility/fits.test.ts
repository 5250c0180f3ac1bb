import { expect, test } from "vitest";
import type { Uncertain } from "../model/normal.ts";
import { inCommon, levelOf, overlap } from "./fits.ts";

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

const error = 0.6;
const at = (value: number): Uncertain => ({ value, variance: error ** 2 });

test.each([
  ["both plainly high", 1.1, 1.2, "high"],
  ["both plainly low", -1.1, -1.2, "low"],
  ["one high as a leaning", 1.1, 0.8, null],
  ["both in the middle", 0.1, -0.2, null],
  ["on both sides", 1.1, -1.2, null],
])("of two people on a trait it says what both portraits say plainly: %s", (_name, a, b, level) => {
  expect(levelOf(at(a), at(b))).toBe(level);
});

test("what comes first for both is plainly first where it is so in both portraits", () => {
  const preferring = (value: number) => ({ care: at(value), freedom: at(-value / 2) });
  expect(inCommon(preferring(1.2), preferring(1.1))).toMatchObject({
    first: "care",
    isPlainlyFirst: true,
  });
  expect(inCommon(preferring(1.2), preferring(0.7))).toMatchObject({
    first: "care",
    isPlainlyFirst: false,
    dear: "care",
  });
});
