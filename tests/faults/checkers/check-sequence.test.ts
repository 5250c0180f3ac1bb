import { expect, it } from "vitest";
import { checkSequence } from "./check-sequence.ts";

it("finds nothing where every write is there once and in order, acknowledged or not", () => {
  expect(checkSequence([0, 1, 3], [0, 1, 2, 3])).toEqual({
    acknowledged: 3,
    lost: 0,
    doubled: 0,
    outOfOrder: 0,
  });
});

it("counts what is lost, doubled and out of order", () => {
  expect(checkSequence([0, 1, 2, 3, 4], [0, 2, 1, 1])).toEqual({
    acknowledged: 5,
    lost: 2,
    doubled: 1,
    outOfOrder: 1,
  });
});
