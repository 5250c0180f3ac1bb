import type { Block } from "@gemel/api/values";
import { expect, test } from "vitest";
import { http, network, rateLimited } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { blockListMachine } from "./block-list.machine.ts";

const rainer: Block = {
  user_id: "rainer",
  nickname: "Rainer T.",
  created_at: "2026-11-18T20:15:00Z",
};
const gone: Block = { ...rainer, user_id: "gone", nickname: null };

async function asked() {
  const running = run(blockListMachine);
  await running.answer("loadBlocks", [rainer, gone]);
  const { actor } = running;
  actor.send({ type: "unblock.ask", block: rainer });
  return {
    ...running,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(blockListMachine, {
    events: [
      { type: "blocks.retry" },
      { type: "unblock.ask", block: rainer },
      { type: "unblock.confirm" },
      { type: "unblock.cancel" },
    ],
    answers: {
      loadBlocks: [{ output: [rainer] }, { error: network }],
      unblock: [{ output: undefined }, { error: network }],
    },
  });
  expect(missing).toEqual([]);
});

test("a member is unblocked after a confirmation, and leaves the list", async () => {
  const { actor, call, answer, context, state } = await asked();
  actor.send({ type: "unblock.confirm" });
  expect(call("unblock").input).toEqual({ userId: "rainer" });
  await answer("unblock");
  expect(state()).toEqual({ ready: "idle" });
  expect(context()).toMatchObject({ blocks: [gone], ended: rainer, failure: null });
});

test("a question that is answered by no changes nothing", async () => {
  const { actor, context } = await asked();
  actor.send({ type: "unblock.cancel" });
  expect(context()).toMatchObject({ blocks: [rainer, gone], ended: null });
});

test.each([
  [network, "unreachable"],
  [rateLimited, "rate_limited"],
  [http(500, "internal"), "failed"],
])("%o keeps the block, and is reported as %s until the next question", async (error, reported) => {
  const { actor, refuse, context } = await asked();
  actor.send({ type: "unblock.confirm" });
  await refuse("unblock", error);
  expect(context()).toMatchObject({ blocks: [rainer, gone], ended: null, failure: reported });
  actor.send({ type: "unblock.ask", block: gone });
  expect(context().failure).toBeNull();
});
