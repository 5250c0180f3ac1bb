import { expect, it } from "vitest";
import { checkLatest } from "./check-latest.ts";

const written = { acknowledged: [0, 1, 2], tried: 3 };
const losses = { acknowledged: 3, lost: 0, doubled: 0, outOfOrder: 0 };

it.each([2, 3])("takes the last acknowledged write or the one behind it: %i", (found) => {
  expect(checkLatest(written, found)).toEqual(losses);
});

it.each([1, undefined])("counts an acknowledged write that %s has replaced as lost", (found) => {
  expect(checkLatest(written, found)).toEqual({ ...losses, lost: 1 });
});

it("does not accept a value that was never written", () => {
  expect(checkLatest(written, 4)).toEqual({ ...losses, outOfOrder: 1 });
});

it("takes that nothing is there where nothing was acknowledged", () => {
  const nothing = { acknowledged: [], tried: -1 };
  expect(checkLatest(nothing, undefined)).toEqual({ ...losses, acknowledged: 0 });
});
