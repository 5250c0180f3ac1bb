import { describe, expect, it } from "vitest";
import { sliderScale, sliderScaleNames } from "./slider-scale.ts";

const distance = { minValue: 1, maxValue: 1000, step: 1 };

describe.each(sliderScaleNames)("%s", (name) => {
  const scale = sliderScale(name, distance);

  it("begins and ends at its bounds, and a pointer beyond them stays there", () => {
    expect([-0.2, 0, 1, 1.4].map(scale.valueAt)).toEqual([1, 1, 1000, 1000]);
    expect([-5, 1, 1000, 2000].map(scale.positionOf)).toEqual([0, 0, 1, 1]);
  });

  it("rises", () => {
    const positions = [1, 10, 50, 200, 999, 1000].map(scale.positionOf);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });
});

it("linear gives every value the same room", () => {
  const scale = sliderScale("linear", { minValue: 18, maxValue: 98, step: 1 });
  expect([18, 38, 98].map(scale.positionOf)).toEqual([0, 0.25, 1]);
  expect([0, 0.25, 0.26, 1].map(scale.valueAt)).toEqual([18, 38, 39, 98]);
});

it("cubic gives 50 of 1000 km more than a third of the track, and a pointer round numbers", () => {
  const scale = sliderScale("cubic", distance);
  expect(scale.positionOf(50)).toBeCloseTo(0.366, 3);
  expect([0.2, 0.366, 0.6, 0.9].map(scale.valueAt)).toEqual([9, 50, 220, 730]);
});

it("knows the nearest value on a step within the bounds", () => {
  const tenths = sliderScale("linear", { minValue: 0, maxValue: 1, step: 0.1 });
  expect([-1, 0.12, 0.29, 0.3, 7].map(tenths.nearest)).toEqual([0, 0.1, 0.3, 0.3, 1]);
});

it("never goes beyond the last whole step", () => {
  const thirties = sliderScale("linear", { minValue: 0, maxValue: 100, step: 30 });
  expect(thirties.nearest(100)).toBe(90);
});
