import { expect, test } from "vitest";
import { candidate } from "../testing/candidates.ts";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import {
  conversationOpeningMachine,
  type ConversationRequest,
} from "./conversation-opening.machine.ts";

const actions = ["goToConversation"];
const withMatch: ConversationRequest = { type: "user", user: candidate("ada"), matchId: "m1" };
const withTwin: ConversationRequest = { type: "twin", user: null };
const opened = { conversation_id: "c1" };
const ask = (request: ConversationRequest) => ({ type: "conversation.open", request }) as const;

const begin = (request: ConversationRequest = withMatch) => {
  const running = run(conversationOpeningMachine, { actions });
  running.actor.send(ask(request));
  return running;
};

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(conversationOpeningMachine, {
    actions,
    events: [
      ask(withMatch),
      ask(withTwin),
      { type: "conversation.retry" },
      { type: "conversation.dismiss" },
    ],
    answers: { openConversation: [{ output: opened }, { error: network }] },
    key: ({ request }) => request,
  }));

test.each([withMatch, withTwin])("opens what was asked for and goes there", async (request) => {
  const { call, answer, done } = begin(request);
  expect(call("openConversation").input).toEqual(request);
  await answer("openConversation", opened);
  expect(done).toEqual([{ action: "goToConversation", params: { conversationId: "c1", request } }]);
});

test("goes only to the last that was asked for", async () => {
  const { actor, call, answer, done } = begin();
  const first = call("openConversation");
  actor.send(ask(withTwin));
  expect(first.signal.aborted).toBe(true);
  await answer("openConversation", opened);
  expect(done).toEqual([
    { action: "goToConversation", params: { conversationId: "c1", request: withTwin } },
  ]);
});

test.each([
  [http(404, "not_found"), "notFound"],
  [network, "unreachable"],
  [http(429, "daily_limit"), "dayUsedUp"],
  [http(500, "internal"), "failed"],
  [new Error("a bug"), "failed"],
])("%o is reported as %s and can be tried again", async (error, failure) => {
  const { actor, refuse, answer, done } = begin();
  await refuse("openConversation", error);
  expect(actor.getSnapshot()).toMatchObject({ value: "failed", context: { failure } });
  actor.send({ type: "conversation.retry" });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await answer("openConversation", opened);
  expect(done).toHaveLength(1);
});

test("a failure that was seen is over once it is dismissed", async () => {
  const { actor, refuse } = begin();
  await refuse("openConversation", network);
  actor.send({ type: "conversation.dismiss" });
  expect(actor.getSnapshot()).toMatchObject({ value: "idle", context: { failure: null } });
});
