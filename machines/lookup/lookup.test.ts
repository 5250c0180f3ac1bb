import { expect, test } from "vitest";
import { network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { lookupMachine, lookupOf } from "./lookup.machine.ts";

const reload = { type: "lookup.reload" } as const;

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(lookupMachine, {
    events: [reload, { type: "lookup.stop" }],
    answers: { find: [{ output: 3 }, { output: null }, { error: network }] },
  }));

test("a lookup that fails leaves the value before", async () => {
  const { actor, answer, refuse } = run(lookupMachine);
  await answer("find", 3);
  actor.send(reload);
  await refuse("find", network);
  expect(actor.getSnapshot().context).toEqual({ value: 3, failure: network });
  actor.send(reload);
  await answer("find", 4);
  expect(actor.getSnapshot().context).toEqual({ value: 4, failure: null });
});

test("a change during a lookup starts another one", async () => {
  const { actor, answer } = run(lookupMachine);
  actor.send(reload);
  await answer("find", 4);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.value]).toEqual(["found", 4]);
});

test("can wait for the first reload, and stops what is under way", () => {
  const { actor, call } = run(lookupOf<number>({ isIdle: true }));
  expect(() => call("find")).toThrow("was not called");
  actor.send(reload);
  actor.send({ type: "lookup.stop" });
  expect([actor.getSnapshot().value, call("find").signal.aborted]).toEqual(["idle", true]);
});
