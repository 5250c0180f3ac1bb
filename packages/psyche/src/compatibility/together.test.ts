import { expect, test } from "vitest";
import { together } from "./together.ts";

const side = (completeness: number) => ({
  fit: 0.5,
  score: 50,
  error: 1,
  completeness,
  reason: null,
});

test.each([
  [[1, 1, 0.7, 0, 0.29], 0.6, false],
  // A sum of decimals that is a little less than 0.6.
  [[1, 1, 0.7, 0, 0.3], 0.6, false],
  [[0, 0, 1, 0.65, 1], 0.6, false],
  [[0, 0, 1, 0.6, 1], 0.59, true],
])(
  "with sides known by %j the completeness is %d, and a caution goes with it: %s",
  (known, completeness, low_confidence) => {
    const [social = 0, values = 0, emotional = 0, lifestyle = 0, longterm = 0] = known;
    const sides = {
      social: side(social),
      values: side(values),
      emotional: side(emotional),
      lifestyle: side(lifestyle),
      longterm: side(longterm),
    };
    expect(together(sides)).toMatchObject({ completeness, low_confidence });
  },
);
