import type { Compatibility } from "@gemel/api/values";
import { expect, test } from "vitest";
import { reasonOf } from "./reason-of.ts";

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

test("the reason of the dimension in which they fit best", () => {
  const reasons = { social: "Both quiet.", values: "Both curious.", longterm: "Both settled." };
  expect(reasonOf({ ...fit, reasons })).toBe("Both curious.");
});

test("of those that have a reason", () => {
  expect(reasonOf({ ...fit, reasons: { social: "Both quiet." } })).toBe("Both quiet.");
});

test.each([
  ["no reasons", fit],
  ["a reason without a score", { ...fit, reasons: { lifestyle: "Both early." } }],
])("%s: none", (_, compatibility) => {
  expect(reasonOf(compatibility)).toBeUndefined();
});
