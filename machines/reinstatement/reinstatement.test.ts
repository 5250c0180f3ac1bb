import { expect, test } from "vitest";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { reinstatementMachine } from "./reinstatement.machine.ts";

const actions = ["announceReinstated"];
const member = { id: "ben", nickname: "Ben", standing: "suspended" } as const;

function asking() {
  const running = run(reinstatementMachine, { actions });
  const { actor } = running;
  actor.send({ type: "reinstatement.open", member });
  return {
    ...running,
    send: actor.send.bind(actor),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(reinstatementMachine, {
    actions,
    events: [
      { type: "reinstatement.open", member },
      { type: "reinstatement.confirm", note: "" },
      { type: "reinstatement.close" },
    ],
    answers: { reinstate: [{ output: undefined }, { error: network }] },
  });
  expect(missing).toEqual([]);
});

test("sends the note, closes, and says who may sign in again", async () => {
  const { send, call, answer, state, done } = asking();
  send({ type: "reinstatement.confirm", note: " We talked. " });
  expect(call("reinstate").input).toEqual({ memberId: "ben", note: "We talked." });
  await answer("reinstate");
  expect([state(), done]).toEqual(["closed", [{ action: "announceReinstated", params: member }]]);
});

test.each([
  [network, "unreachable"],
  [http(500, "internal"), "failed"],
])("a failure of %o is said and can be tried again: %s", async (error, failure) => {
  const { send, refuse, answer, state, context, done } = asking();
  send({ type: "reinstatement.confirm", note: "" });
  await refuse("reinstate", error);
  expect([state(), context().failure]).toEqual(["asking", failure]);
  send({ type: "reinstatement.confirm", note: "" });
  expect(context().failure).toBeNull();
  await answer("reinstate");
  expect(done).toHaveLength(1);
});

test("a dialog that is closed did nothing, and another begins afresh", async () => {
  const { send, refuse, state, context, done } = asking();
  send({ type: "reinstatement.confirm", note: "x" });
  await refuse("reinstate", network);
  send({ type: "reinstatement.close" });
  expect([state(), done]).toEqual(["closed", []]);
  send({ type: "reinstatement.open", member });
  expect(context()).toEqual({ member, note: "", failure: null });
});
