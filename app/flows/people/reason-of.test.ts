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

test.each([
  [
    "of several the one where they fit best",
    { social: "Both quiet.", values: "Both curious." },
    "Both curious.",
  ],
  ["the only one", { social: "Both quiet." }, "Both quiet."],
  ["none without a score", { lifestyle: "Both early." }, undefined],
  ["none at all", undefined, undefined],
])("%s", (_, reasons, expected) => {
  expect(reasonOf({ ...fit, ...(reasons && { reasons }) })).toBe(expected);
});

test("nothing is known, so there is none", () => {
  expect([reasonOf(null), reasonOf(undefined)]).toEqual([undefined, undefined]);
});
