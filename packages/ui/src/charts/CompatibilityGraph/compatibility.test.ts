import { expect, test } from "vitest";
import { edgeOf, partOfAnswers } from "./compatibility.ts";

test.each([
  [1, null],
  [1.2, null],
  [0.999, 0.99],
  [0.8, 0.8],
  [0.345, 0.35],
  [0.29, 0.29],
  [0, 0],
  [-1, 0],
])("of %d of the answers it says %s", (completeness, said) => {
  expect(partOfAnswers(completeness)).toBe(said);
});

test("the edge softens as answers lack", () => {
  const soft = (completeness: number) => edgeOf({ completeness, isLowConfidence: false });
  expect(soft(1)).toBe(0);
  expect(soft(0.5)).toBeGreaterThan(soft(0.8));
});

test("low confidence is never drawn sharp", () => {
  expect(edgeOf({ completeness: 1, isLowConfidence: true })).toBe(
    edgeOf({ completeness: 0.5, isLowConfidence: false }),
  );
  expect(edgeOf({ completeness: 0.2, isLowConfidence: true })).toBe(
    edgeOf({ completeness: 0.2, isLowConfidence: false }),
  );
});
