import { expect, it } from "vitest";
import { describeOutcome, violationsOf } from "./report.ts";

const losses = { acknowledged: 12, lost: 0, doubled: 0, outOfOrder: 0 };
const good = { done: "2 kills", losses, slowestReadyMs: 2_345, wrong: [] };

it("says what was counted in one line", () => {
  expect(describeOutcome("kill", good)).toBe(
    "kill: 2 kills; 12 acknowledged, 0 lost, 0 doubled, 0 out of order, slowest ready 2.3 s",
  );
  expect(describeOutcome("clock", { done: "4 jumps", losses, wrong: [] })).toBe(
    "clock: 4 jumps; 12 acknowledged, 0 lost, 0 doubled, 0 out of order",
  );
});

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
