import type { Compatibility } from "@gemel/api/values";
import { expect, test } from "vitest";
import { reasonsOf } from "./reasons-of.ts";

const fit: Compatibility = {
  overall: 70,
  completeness: 1,
  low_confidence: false,
  social: 60,
  values: 90,
  emotional: 80,
  lifestyle: null,
  longterm: 50,
};

const listOf = (...all: (Compatibility["reasons"] | null)[]) =>
  all.map((reasons, index) => ({
    id: String(index),
    compatibility: reasons === null ? null : { ...fit, ...(reasons && { reasons }) },
  }));
const told = (...all: Parameters<typeof listOf>) => {
  const reasons = reasonsOf(listOf(...all));
  return all.map((_, index) => reasons.get(String(index)));
};

const both = { social: "Both quiet.", values: "Both curious.", longterm: "Both settled." };

test("the reason of the dimension in which they fit best, among those that have one", () => {
  expect(told(both)).toEqual(["Both curious."]);
  expect(told({ social: "Both quiet." })).toEqual(["Both quiet."]);
});

test.each([
  ["nothing known", null],
  ["no reasons", undefined],
  ["a reason without a score", { lifestyle: "Both early." }],
])("%s: none", (_, reasons) => {
  expect(told(reasons)).toEqual([undefined]);
});

test("the next strongest speaks where the strongest was said shortly before", () => {
  expect(told(both, both, both)).toEqual(["Both curious.", "Both quiet.", "Both settled."]);
});

test("after a while it may be said again", () => {
  const other = (values: string) => ({ values });
  const between = ["A.", "B.", "C.", "D.", "E."].map(other);
  expect(told(both, ...between, both).at(-1)).toBe("Both curious.");
});

test("neighbours never say the same, even where there is nothing else to say", () => {
  const only = { values: "Both curious." };
  expect(told(only, only, only)).toEqual(["Both curious.", undefined, "Both curious."]);
});
