import { expect, test } from "vitest";
import { http, network, rateLimited } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { accountDeletionMachine } from "./account-deletion.machine.ts";

const actions = ["announceDeleted"];
const erasedAt = "2026-12-21T09:45:00Z";
const submit = { type: "deletion.submit", password: "three cats", isSure: true } as const;

function ask() {
  const running = run(accountDeletionMachine, { actions });
  running.actor.send({ type: "deletion.ask" });
  return running;
}

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(accountDeletionMachine, {
    actions,
    events: [{ type: "deletion.ask" }, { type: "deletion.cancel" }, submit],
    answers: { deleteAccount: [{ output: { erasedAt } }, { error: network }] },
  });
  expect(missing).toEqual([]);
});

test("sends the password and shows until when the account can be restored", async () => {
  const { actor, call, answer, done } = ask();
  actor.send(submit);
  expect(call("deleteAccount").input).toEqual({ password: "three cats" });
  await answer("deleteAccount", { erasedAt });
  expect(actor.getSnapshot().value).toBe("deleted");
  expect(done).toEqual([{ action: "announceDeleted", params: { erasedAt } }]);
});

test.each([
  { ...submit, password: "" },
  { ...submit, isSure: false },
])("%o deletes nothing", (event) => {
  expect(ask().actor.getSnapshot().can(event)).toBe(false);
});

test("is called off before it is sent, not after", () => {
  const { actor } = ask();
  actor.send(submit);
  actor.send({ type: "deletion.cancel" });
  expect(actor.getSnapshot().value).toBe("deleting");
});

test.each([
  [http(422, "wrong_password"), "wrong_password"],
  [rateLimited, "rate_limited"],
  [network, "unreachable"],
  [http(500, "internal"), "failed"],
])("%o is reported as %s, until the dialog is opened again", async (error, reported) => {
  const { actor, refuse, done } = ask();
  actor.send(submit);
  await refuse("deleteAccount", error);
  expect(actor.getSnapshot().value).toBe("asking");
  expect(actor.getSnapshot().context.failure).toBe(reported);
  actor.send({ type: "deletion.cancel" });
  actor.send({ type: "deletion.ask" });
  expect(actor.getSnapshot().context.failure).toBeNull();
  expect(done).toEqual([]);
});

test("keeps no password", async () => {
  const { actor, answer } = ask();
  actor.send(submit);
  await answer("deleteAccount", { erasedAt });
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("cats");
});
