import { expect, test } from "vitest";
import { expectation, normalCdf } from "./normal.ts";

test.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1.96, 0.0249979],
  [3, 0.9986501],
  [-8, 0],
])("the distribution function at %d is %d", (z, share) => {
  expect(normalCdf(z)).toBeCloseTo(share, 6);
});

test("expects of a square what its variance says", () => {
  const { value, variance } = expectation((x) => x * x, { value: 2, variance: 0.25 });
  expect(value).toBeCloseTo(4.25, 9);
  expect(variance).toBeCloseTo(4 * 4 * 0.25 + 2 * 0.25 ** 2, 9);
});

test("of a certain quantity nothing is left open", () => {
  expect(expectation(normalCdf, { value: 0, variance: 0 })).toEqual({
    value: expect.closeTo(0.5, 6),
    variance: expect.closeTo(0, 9),
  });
});
