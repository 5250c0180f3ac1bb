import { expect, test } from "vitest";
import { network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { likesCountMachine } from "./likes-count.machine.ts";

const reload = { type: "likes.reload" } as const;

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(likesCountMachine, {
    events: [reload],
    answers: { countLikes: [{ output: 3 }, { output: null }, { error: network }] },
  });
  expect(missing).toEqual([]);
});

test("a count that fails leaves the one before", async () => {
  const { actor, answer, refuse } = run(likesCountMachine);
  await answer("countLikes", 3);
  actor.send(reload);
  await refuse("countLikes", network);
  expect(actor.getSnapshot().context.count).toBe(3);
});

test("a change while it is counted counts anew", async () => {
  const { actor, answer } = run(likesCountMachine);
  actor.send(reload);
  await answer("countLikes", 4);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.count]).toEqual(["counted", 4]);
});
