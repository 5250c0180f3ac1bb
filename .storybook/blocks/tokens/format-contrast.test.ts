import type { Contrast } from "@gemel/theme/contrasts";
import { expect, test } from "vitest";
import { formatRatio, formatVerdict, tightest } from "./format-contrast.ts";

const contrast = (ratio: number, needed: number): Contrast => ({
  use: "text",
  foreground: "ink",
  background: "paper",
  colors: ["#2B1830", "#FBF7F1"],
  ratio,
  needed,
  passes: ratio >= needed,
});

test("a ratio is cut, so that what fails never reads as if it passed", () => {
  expect([4.499, 4.5, 21].map(formatRatio)).toEqual(["4.4 : 1", "4.5 : 1", "21 : 1"]);
});

test("a verdict is a word", () => {
  expect(formatVerdict(contrast(4.5, 4.5))).toBe("passes 4.5");
  expect(formatVerdict(contrast(4.49, 4.5))).toBe("fails 4.5");
});

test("the tightest contrast is measured against what it needs", () => {
  const [edge, ink] = [contrast(3.6, 3), contrast(5, 4.5)];
  expect(tightest([edge, ink])).toBe(ink);
  expect(tightest([])).toBeUndefined();
});
