import { expect, test } from "vitest";
import { network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { recoveryMachine } from "./recovery.machine.ts";

const actions = ["renew", "reload"];

function start() {
  const running = run(recoveryMachine, { actions });
  return { ...running, done: () => running.done.map(({ action }) => action) };
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(recoveryMachine, {
    actions,
    events: [{ type: "recovery.retry" }, { type: "network.online" }],
    answers: { isOutdated: [{ output: true }, { output: false }, { error: network }] },
    key: ({ attempts }) => attempts > 0,
  }));

test("a newer app is wanted at once", async () => {
  const { answer, done } = start();
  await answer("isOutdated", true);
  expect(done()).toEqual(["renew"]);
});

test("the same app reloads nothing by itself, only when the member asks", async () => {
  const { actor, answer, done, clock } = start();
  await answer("isOutdated", false);
  clock.increment(3_600_000);
  actor.send({ type: "network.online" });
  expect(done()).toEqual([]);
  actor.send({ type: "recovery.retry" });
  expect(done()).toEqual(["reload"]);
});

test("without an answer it asks after 1 s, then 2 s, and is there when the server is", async () => {
  const { actor, answer, refuse, clock, done } = start();
  await refuse("isOutdated", network);
  clock.increment(999);
  expect(actor.getSnapshot().value).toBe("unreachable");
  clock.increment(1);
  await refuse("isOutdated", network);
  clock.increment(1999);
  expect(actor.getSnapshot().value).toBe("unreachable");
  clock.increment(1);
  await answer("isOutdated", false);
  expect(done()).toEqual(["renew"]);
});
