import { describe, expect, it } from "vitest";
import { clamp, outline, pointAt } from "./geometry.ts";

describe("radar geometry", () => {
  it("clamps values to 0 to 100", () => {
    expect([-5, 0, 42, 100, 130].map(clamp)).toEqual([0, 0, 42, 100, 100]);
  });

  it("points the first axis up and goes clockwise", () => {
    expect([0, 1, 2, 3].map((index) => pointAt(index, 4, 100, 10))).toEqual([
      { x: 0, y: -10 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
      { x: -10, y: 0 },
    ]);
  });

  it("draws one point per value, as far out as the value says", () => {
    expect(outline([100, 50, 0, 50], 10)).toBe("0,-10 5,0 0,0 -5,0");
  });
});
