import { expect, test } from "vitest";
import { network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { warningMachine } from "./warning.machine.ts";

const actions = ["announceAcknowledged"];

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(warningMachine, {
    actions,
    events: [{ type: "warning.acknowledge" }, { type: "warning.close" }],
    answers: { acknowledge: [{ output: undefined }, { error: network }] },
  });
  expect(missing).toEqual([]);
});

test("stays until the server knows that it was read", async () => {
  const { actor, refuse, answer, done } = run(warningMachine, { actions });
  actor.send({ type: "warning.acknowledge" });
  await refuse("acknowledge", network);
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
    "shown",
    { hasFailed: true },
  ]);
  actor.send({ type: "warning.acknowledge" });
  expect(actor.getSnapshot().context).toEqual({ hasFailed: false });
  await answer("acknowledge");
  expect(done).toMatchObject([{ action: "announceAcknowledged" }]);
});

test("put off, it is gone without a word to the server", () => {
  const { actor, done } = run(warningMachine, { actions });
  actor.send({ type: "warning.close" });
  expect([actor.getSnapshot().value, done]).toEqual(["closed", []]);
});
