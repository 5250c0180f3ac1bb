import { traitNames } from "@gemel/theme/tokens";
import { expect, test } from "vitest";
import { clockwise, shownTraits } from "./big-five.ts";

const traits = {
  openness: 78,
  conscientiousness: 64,
  extraversion: 38,
  agreeableness: 71,
  neuroticism: 44,
};

test("neuroticism is shown as emotional stability, the others as they are", () => {
  expect(shownTraits(traits)).toEqual({
    openness: 78,
    conscientiousness: 64,
    extraversion: 38,
    agreeableness: 71,
    stability: 56,
  });
});

test("no neuroticism is no stability, not a perfect one", () => {
  expect(shownTraits({ ...traits, neuroticism: null }).stability).toBeNull();
  expect(shownTraits({ ...traits, neuroticism: 0 }).stability).toBe(100);
});

test("every trait is drawn once", () => {
  expect(clockwise.toSorted()).toEqual(traitNames.toSorted());
});
