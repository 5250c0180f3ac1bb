import { expect, it } from "vitest";
import { violationsOf } from "./report.ts";

const losses = { acknowledged: 12, lost: 0, doubled: 0, outOfOrder: 0 };
const good = { done: "2 kills", losses, slowestReadyMs: 2_345, wrong: [] };

it("finds nothing wrong where everything was kept in time", () => {
  expect(violationsOf(good)).toEqual([]);
});

it.each([
  [{ losses: { ...losses, lost: 1 } }],
  [{ losses: { ...losses, doubled: 1 } }],
  [{ losses: { ...losses, outOfOrder: 1 } }],
  [{ losses: { ...losses, acknowledged: 0 } }],
  [{ slowestReadyMs: 10_001 }],
  [{ wrong: ["a second process was let in"] }],
])("finds what is wrong with %j", (bad) => {
  expect(violationsOf({ ...good, ...bad })).toHaveLength(1);
});
