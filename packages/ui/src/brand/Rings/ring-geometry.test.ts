import { expect, test } from "vitest";
import { ring } from "./ring-geometry.ts";

const gapOf = (side: "left" | "right", line: number) => {
  const { strokeDasharray, strokeDashoffset } = ring(side, line);
  const gap = Number(strokeDasharray.split(" ")[1]);
  return { middle: -strokeDashoffset - gap / 2, gap };
};

test("the rings pass under each other at opposite crossings", () => {
  const left = gapOf("left", 2.6);
  const right = gapOf("right", 2.6);
  expect(right.middle - left.middle).toBeCloseTo(180);
  expect(right.gap).toBe(left.gap);
});

test("a thicker line leaves a wider gap", () => {
  expect(gapOf("left", 2.6).gap).toBeGreaterThan(gapOf("left", 1.4).gap);
});
