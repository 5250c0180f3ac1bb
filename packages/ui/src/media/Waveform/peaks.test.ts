import { expect, test } from "vitest";
import { fitPeaks, peaksOf, restingPeaks } from "./peaks.ts";

const sound = (...channels: number[][]) => ({
  length: channels[0]?.length ?? 0,
  numberOfChannels: channels.length,
  getChannelData: (at: number) => Float32Array.from(channels[at] ?? []),
});

test("a sound is measured by its parts, the loudest at 1", () => {
  expect(peaksOf(sound([0.5, -0.5, 0.25, 0.25, 0, 0]), 3)).toEqual([1, 0.5, 0]);
});

test("all channels count, whatever their sign", () => {
  const [left = 0, right = 0] = peaksOf(sound([1, 0], [-1, 0.5]), 2);
  expect(left).toBe(1);
  expect(right).toBeCloseTo(Math.sqrt(0.125));
});

test("silence stays silent", () => {
  expect(peaksOf(sound([0, 0, 0, 0]), 2)).toEqual([0, 0]);
});

test("fewer bars keep the loudest of each part", () => {
  expect(fitPeaks([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
});

test("more bars repeat peaks, in order", () => {
  expect(fitPeaks([0.2, 0.8], 4)).toEqual([0.2, 0.2, 0.8, 0.8]);
});

test("what lies outside is brought in, and nothing is a silence", () => {
  expect(fitPeaks([-1, 3], 2)).toEqual([0, 1]);
  expect(fitPeaks([], 2)).toEqual([0, 0]);
});

test("resting peaks are calm: neither silent nor loud", () => {
  const peaks = restingPeaks(48);
  expect(Math.min(...peaks)).toBeGreaterThan(0.05);
  expect(Math.max(...peaks)).toBeLessThan(0.6);
});
