import { expect, test } from "vitest";
import type { Reason } from "./reasons.ts";
import { varyReasons } from "./vary-reasons.ts";

const shared = (value: "care" | "freedom"): Reason => ({
  dimension: "values",
  reason: "value_shared",
  params: { value },
});
const apart: Reason = { dimension: "values", reason: "values_apart", params: {} };

test("what is rarer in the list is told first", () => {
  const lists = [[shared("care"), shared("freedom")], [shared("care")], [shared("care")]];
  expect(varyReasons(lists)).toEqual([shared("freedom"), shared("care"), undefined]);
});

test("a sentence stands on twenty cards twice at most, and comes again after them", () => {
  const told = varyReasons(
    Array.from({ length: 41 }, (_none, index) => (index % 2 === 0 ? [shared("care")] : [])),
  );
  const places = told.flatMap((reason, index) => (reason === undefined ? [] : [index]));
  expect(places).toEqual([0, 2, 20, 22, 40]);
});

test("what stands between two is told only where nothing speaks for them", () => {
  const lists = [[shared("care"), apart], [shared("freedom"), apart], [apart]];
  expect(varyReasons(lists)).toEqual([shared("care"), shared("freedom"), apart]);
});
