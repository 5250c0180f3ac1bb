import { expect, test } from "vitest";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { heldWordsMachine, type HeldWordsQuestion } from "./held-words.machine.ts";

const actions = ["announceJudged"];
const question: HeldWordsQuestion = {
  action: "discard",
  words: {
    id: "ben",
    member: { id: "ben", nickname: "Ben", standing: "active" },
    texts: ["Hello you."],
    people: 4,
    newest_at: "2026-11-20T07:41:12Z",
  },
};
const overtaken = http(409, "already_decided");

function asking() {
  const running = run(heldWordsMachine, { actions });
  const { actor } = running;
  actor.send({ type: "words.ask", question });
  return {
    ...running,
    send: actor.send.bind(actor),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(heldWordsMachine, {
    actions,
    events: [
      { type: "words.ask", question },
      { type: "words.confirm", note: "" },
      { type: "words.close" },
    ],
    answers: { judge: [{ output: undefined }, { error: network }, { error: overtaken }] },
  });
  expect(missing).toEqual([]);
});

test.each([
  ["an answer", undefined],
  ["another admin who was faster", overtaken],
])("sends the note, and after %s closes and says what is decided", async (_name, error) => {
  const { send, call, answer, refuse, state, done } = asking();
  send({ type: "words.confirm", note: " The same to all. " });
  expect(call("judge").input).toEqual({ ...question, note: "The same to all." });
  await (error === undefined ? answer("judge") : refuse("judge", error));
  expect([state(), done]).toEqual(["closed", [{ action: "announceJudged", params: question }]]);
});

test.each([
  [network, "unreachable"],
  [http(500, "internal"), "failed"],
  [
    { ...http(422, "rule_broken"), details: [{ field: "id", code: "oneself", message: "" }] },
    "oneself",
  ],
])("a failure of %o is said and can be tried again: %s", async (error, failure) => {
  const { send, refuse, state, context, done } = asking();
  send({ type: "words.confirm", note: "" });
  await refuse("judge", error);
  expect([state(), context().failure, done]).toEqual(["asking", failure, []]);
  send({ type: "words.confirm", note: "" });
  expect(context().failure).toBeNull();
});
