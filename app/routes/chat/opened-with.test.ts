import { expect, test } from "vitest";
import { openedWith } from "./opened-with.ts";

test.each([
  [
    { type: "user", name: "Matteo" },
    { type: "user", name: "Matteo" },
  ],
  [
    { type: "twin", name: null },
    { type: "twin", name: null },
  ],
  [{ type: "advisor" }, { type: "advisor", name: null }],
  [{ type: "admin", name: "x" }, null],
  [{ name: "Matteo" }, null],
  ["user", null],
  [null, null],
])("the state %j opens %j", (state, expected) => {
  expect(openedWith(state)).toEqual(expected);
});
