import type { TwinTalk } from "@gemel/api/values";
import { expect, test } from "vitest";
import { http, network, rateLimited } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { twinTalksMachine } from "./twin-talks.machine.ts";

const rainer: TwinTalk = {
  id: "rainer",
  nickname: "Rainer T.",
  since: "2026-11-18T20:15:00Z",
  message_count: 5,
  running: true,
};
const gone: TwinTalk = { ...rainer, id: "gone", nickname: null };

async function asked() {
  const running = run(twinTalksMachine);
  await running.answer("loadTalks", [rainer, gone]);
  running.actor.send({ type: "end.ask", talk: rainer });
  return { ...running, context: () => running.actor.getSnapshot().context };
}

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(twinTalksMachine, {
    events: [
      { type: "talks.retry" },
      { type: "end.ask", talk: rainer },
      { type: "end.confirm" },
      { type: "end.cancel" },
    ],
    answers: {
      loadTalks: [{ output: [rainer] }, { error: network }],
      endTalk: [{ output: undefined }, { error: network }],
    },
  });
  expect(missing).toEqual([]);
});

test("a talk is ended after a question, and stays in the list", async () => {
  const { actor, call, answer, context } = await asked();
  actor.send({ type: "end.confirm" });
  expect(call("endTalk").input).toEqual({ id: "rainer" });
  await answer("endTalk");
  expect(context()).toMatchObject({ talks: [{ ...rainer, running: false }, gone], failure: null });
});

test.each([
  [network, "unreachable"],
  [rateLimited, "rate_limited"],
  [http(500, "internal"), "failed"],
])("%o ends nothing, and is reported as %s until the next question", async (error, reported) => {
  const { actor, refuse, context } = await asked();
  actor.send({ type: "end.confirm" });
  await refuse("endTalk", error);
  expect(context()).toMatchObject({ talks: [rainer, gone], failure: reported });
  actor.send({ type: "end.ask", talk: gone });
  expect(context().failure).toBeNull();
});
