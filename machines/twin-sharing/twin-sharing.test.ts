import type { SharedAnswer, TwinSharing } from "@gemel/api/values";
import { expect, test } from "vitest";
import { http, network, rateLimited } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { isUnconfirmed, twinSharingMachine } from "./twin-sharing.machine.ts";

const bread: SharedAnswer = {
  question_id: "bread",
  question: "What could you talk about?",
  answer: "Bread.",
  words: "Bread.",
  allowed: true,
  changed: false,
};
const night: SharedAnswer = { ...bread, question_id: "night", words: "Night.", allowed: false };
const confirmed: TwinSharing = {
  answers: [bread, night],
  confirmed_at: "2026-11-18T20:15:00Z",
  twin_share_pre_like: true,
  twin_share_on_match: true,
};
const unconfirmed: TwinSharing = {
  ...confirmed,
  answers: [{ ...bread, allowed: false }, night],
  confirmed_at: null,
};

async function loaded(sharing = confirmed) {
  const running = run(twinSharingMachine);
  await running.answer("loadSharing", sharing);
  return { ...running, state: running.value };
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(twinSharingMachine, {
    events: [
      { type: "sharing.retry" },
      { type: "answer.switch", questionId: "night", isAllowed: true },
      { type: "sharing.confirm" },
      { type: "sharing.withdraw" },
    ],
    answers: {
      loadSharing: [{ output: confirmed }, { error: network }],
      confirm: [
        { output: confirmed },
        { error: network },
        { error: http(422, "validation_failed") },
      ],
      withdraw: [{ output: unconfirmed }, { error: network }],
    },
  }));

test("what is switched is chosen, and confirmed with the words that were shown", async () => {
  const { actor, call, answer, context, state } = await loaded();
  expect(isUnconfirmed(context())).toBe(false);
  actor.send({ type: "answer.switch", questionId: "night", isAllowed: true });
  actor.send({ type: "answer.switch", questionId: "bread", isAllowed: false });
  expect(isUnconfirmed(context())).toBe(true);
  actor.send({ type: "sharing.confirm" });
  expect(call("confirm").input).toEqual({
    answers: [
      { question_id: "bread", words: "Bread.", allowed: false },
      { question_id: "night", words: "Night.", allowed: true },
    ],
  });
  await answer("confirm", {
    ...confirmed,
    answers: [
      { ...bread, allowed: false },
      { ...night, allowed: true },
    ],
  });
  expect([state(), [...context().allowed]]).toEqual([{ ready: "idle" }, ["night"]]);
  expect(isUnconfirmed(context())).toBe(false);
});

test("nothing is chosen before the first confirmation, and what has changed wants another", async () => {
  expect((await loaded(unconfirmed)).context().allowed.size).toBe(0);
  const { context } = await loaded({ ...confirmed, answers: [bread, { ...night, changed: true }] });
  expect(isUnconfirmed(context())).toBe(true);
});

test("taking back needs no confirmation", async () => {
  const { actor, answer, context } = await loaded();
  actor.send({ type: "sharing.withdraw" });
  await answer("withdraw", unconfirmed);
  expect(context()).toMatchObject({ sharing: { confirmed_at: null }, failure: null });
  expect(context().allowed.size).toBe(0);
});

test("answers that have changed are shown as they are now", async () => {
  const { actor, refuse, answer, context, state } = await loaded();
  actor.send({ type: "sharing.confirm" });
  await refuse("confirm", http(422, "validation_failed"));
  expect(state()).toBe("loading");
  await answer("loadSharing", unconfirmed);
  expect(context()).toMatchObject({ sharing: unconfirmed, failure: "stale" });
});

test.each([
  [network, "unreachable"],
  [rateLimited, "rate_limited"],
  [http(500, "internal"), "failed"],
])("%o keeps what was chosen, and is reported as %s", async (error, reported) => {
  const { actor, refuse, context } = await loaded();
  actor.send({ type: "answer.switch", questionId: "night", isAllowed: true });
  actor.send({ type: "sharing.confirm" });
  await refuse("confirm", error);
  expect(context()).toMatchObject({ sharing: confirmed, failure: reported });
  expect(context().allowed.has("night")).toBe(true);
  actor.send({ type: "sharing.withdraw" });
  expect(context().failure).toBeNull();
});
