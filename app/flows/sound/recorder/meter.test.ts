import { expect, test } from "vitest";
import { loudnessOf } from "./meter.ts";

test.each([
  ["silence", 0, 0],
  ["a quiet room", 0.001, 0],
  ["half way in decibels", 10 ** (-32.5 / 20), 0.5],
  ["a near voice", 10 ** (-10 / 20), 1],
  ["full scale", 1, 1],
])("%s", (_, amplitude, level) => {
  const samples = new Float32Array(512).fill(amplitude);
  expect(loudnessOf(samples)).toBeCloseTo(level, 2);
});
