import type { Candidate } from "@gemel/api/values";
import { expect, test } from "vitest";
import { candidate } from "../testing/candidates.ts";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { isTwinOpen, twinModalMachine, type TwinStage } from "./twin-modal.machine.ts";

const actions = ["goToConversation"];
const ada = candidate("ada");
const closedTwin = candidate("ben", { twin_available: false });

const notShared = http(403, "twin_not_shared");

function open(whose: Candidate = ada, stage: TwinStage = "preLike") {
  const running = run(twinModalMachine, { actions });
  const { actor } = running;
  actor.send({ type: "twin.open", candidate: whose, stage });
  return {
    ...running,
    state: running.value,
    begin: () => actor.send({ type: "twin.start" }),
    close: () => actor.send({ type: "twin.close" }),
  };
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(twinModalMachine, {
    actions,
    events: [
      { type: "twin.open", candidate: ada, stage: "preLike" },
      { type: "twin.open", candidate: closedTwin, stage: "match" },
      { type: "twin.start" },
      { type: "twin.close" },
    ],
    answers: {
      startTwin: [{ output: { conversation_id: "c1" } }, { error: notShared }, { error: network }],
    },
  }));

test.each<[string, Partial<Candidate>, TwinStage, boolean]>([
  ["the server says so", { twin_share_pre_like: false }, "preLike", true],
  ["the server says no", { twin_available: false }, "preLike", false],
  ["shared before a like", { twin_available: null }, "preLike", true],
  [
    "not shared before a like",
    { twin_available: null, twin_share_pre_like: false },
    "preLike",
    false,
  ],
  ["shared after a match", { twin_available: null, twin_share_pre_like: false }, "match", true],
  [
    "not shared after a match",
    { twin_available: null, twin_share_on_match: false },
    "match",
    false,
  ],
])("a twin is open: %s", (_, more, stage, isOpen) => {
  expect(isTwinOpen({ candidate: candidate("ada", more), stage })).toBe(isOpen);
  expect(open(candidate("ada", more), stage).state()).toEqual({
    open: isOpen ? "offered" : "unavailable",
  });
});

test("begins the conversation with the candidate's twin and goes there", async () => {
  const { begin, call, answer, state, done } = open();
  begin();
  expect(call("startTwin").input).toEqual({ candidateUserId: "ada" });
  await answer("startTwin", { conversation_id: "c1" });
  expect(state()).toBe("closed");
  expect(done).toEqual([
    { action: "goToConversation", params: { conversationId: "c1", candidate: ada } },
  ]);
});

test.each([notShared, http(404, "not_found"), http(409, "not_ready")])(
  "%o: it cannot be had any more",
  async (error) => {
    const { begin, refuse, state } = open();
    begin();
    await refuse("startTwin", error);
    expect(state()).toEqual({ open: "unavailable" });
  },
);

test.each([
  [network, "unreachable"],
  [http(429, "daily_limit"), "dayUsedUp"],
  [http(500, "internal"), "failed"],
  [new Error("a bug"), "failed"],
])("%o is reported as %s and can be tried again", async (error, failure) => {
  const { begin, refuse, answer, state, context } = open();
  begin();
  await refuse("startTwin", error);
  expect([state(), context().failure]).toEqual([{ open: "offered" }, failure]);
  begin();
  expect(context().failure).toBeNull();
  await answer("startTwin", { conversation_id: "c1" });
  expect(state()).toBe("closed");
});

test("closed while it begins, it goes nowhere", async () => {
  const { begin, call, close, done } = open();
  begin();
  const started = call("startTwin");
  close();
  expect(started.signal.aborted).toBe(true);
  expect(done).toEqual([]);
});
