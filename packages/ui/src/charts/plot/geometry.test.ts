import { describe, expect, it } from "vitest";
import { area, corners, grid, outline } from "./geometry.ts";

const gap = ["0,-1", "1,0", null, "0,1", "-1,0"];

describe("radar geometry", () => {
  it("points the first axis up and goes clockwise, as far out as the value says", () => {
    expect(corners([100, 50, 140, 100, 10])).toEqual([
      "0.0,-100.0",
      "47.6,-15.5",
      "58.8,80.9",
      "-58.8,80.9",
      "-9.5,-3.1",
    ]);
  });

  it("has no corner where there is no value, and one in the middle for 0", () => {
    expect(corners([null, 0, null, null, null]).map((corner) => corner === null)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });

  it("encloses the corners, and at a gap goes through the middle", () => {
    expect(area(gap)).toBe("0,-1 1,0 0,0 0,1 -1,0");
  });

  it("draws no side to a missing corner", () => {
    expect(outline(gap)).toBe("M0,-1L1,0M1,0h.1M0,1L-1,0M-1,0L0,-1");
  });

  it("keeps a corner without neighbours as a point", () => {
    expect(outline([null, "1,0", null, null, null])).toBe("M1,0h.1");
  });

  it("draws nothing where nothing is known", () => {
    expect(outline([null, null, null, null, null])).toBe("");
  });

  it("rules two lines and five axes", () => {
    expect(grid.match(/M/g)).toHaveLength(2 * 5 + 5);
    expect(grid).toContain("M0,0L0.0,-100.0");
    expect(grid).toContain("M0.0,-50.0L");
  });
});
