import { describe, expect, it } from "vitest";
import { band, marginOf, softBar, softEdge } from "./uncertainty.ts";

const values = [50, 50, 50, 50, 50];
const ten = [10, 10, 10, 10, 10];

describe("the soft edge", () => {
  it("is wider where less is sure, and none where all is", () => {
    const margins = [1, 0.8, 0.3, 0].map(marginOf);
    expect(margins).toEqual(margins.toSorted((a, b) => a - b));
    expect(margins[0]).toBe(0);
    expect([-1, 2].map(marginOf)).toEqual([marginOf(0), 0]);
    expect(softEdge(values, [0, 0, 0, 0, 0])).toEqual([]);
  });

  it("lies to both sides of every side of the shape, at each corner by its own margin", () => {
    expect(band(values, ten)).toMatch(/^M0\.0,-60\.0L57\.1,-18\.5L38\.0,-12\.4L0\.0,-40\.0Z/);
    expect(band(values, ten).match(/Z/g)).toHaveLength(5);
    expect(band(values, [22, 0, 0, 0, 0])).toMatch(
      /^M0\.0,-72\.0L47\.6,-15\.5L47\.6,-15\.5L0\.0,-28/,
    );
  });

  it("ends where the scale ends", () => {
    expect(band([95, 5, 50, 50, 50], [20, 20, 20, 20, 20])).toMatch(
      /^M0\.0,-100\.0L.*?L0\.0,0\.0L0\.0,-75\.0Z/,
    );
  });

  it("leaves a gap at a missing value", () => {
    expect(band([50, 50, null, 50, 50], ten).match(/Z/g)).toHaveLength(3);
  });

  it("fades in layers, the widest first", () => {
    const [widest, ...inner] = softEdge(values, ten);
    expect(widest).toBe(band(values, ten));
    expect(inner).toHaveLength(2);
  });

  it("follows a scale that begins elsewhere", () => {
    expect(band(values, ten, (value) => 40 + value * 0.6)).toMatch(/^M0\.0,-76\.0/);
  });
});

it("the soft end of a bar: stays on the scale", () => {
  expect(softBar(96, 20)).toEqual([100, 100, 100, 92, 84, 76]);
  expect(softBar(4, 20).at(-1)).toBe(0);
});
