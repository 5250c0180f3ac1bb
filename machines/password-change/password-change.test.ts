import { expect, test } from "vitest";
import { http, network, rateLimited } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { passwordChangeMachine } from "./password-change.machine.ts";

const actions = ["announceChanged"];

const submit = {
  type: "password.submit",
  current: "three cats on a roof",
  password: "four cats in a cellar",
  confirmation: "four cats in a cellar",
} as const;

const guessable = { field: "new_password", code: "too_common", message: "Another one, please." };

const start = () => run(passwordChangeMachine, { actions });

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(passwordChangeMachine, {
    actions,
    events: [submit],
    answers: { changePassword: [{ output: undefined }, { error: network }] },
  });
  expect(missing).toEqual([]);
});

test("sends both passwords, and says that it is done", async () => {
  const { actor, call, answer, done } = start();
  actor.send(submit);
  expect(call("changePassword").input).toEqual({
    current: submit.current,
    password: submit.password,
  });
  await answer("changePassword");
  expect(actor.getSnapshot().value).toEqual({ resting: "changed" });
  expect(done.map(({ action }) => action)).toEqual(["announceChanged"]);
});

test.each([
  { ...submit, current: "" },
  { ...submit, password: "short", confirmation: "short" },
  { ...submit, confirmation: "four cats in a garden" },
])("%o is not sent", (event) => {
  const { actor } = start();
  expect(actor.getSnapshot().can(event)).toBe(false);
});

test.each([
  [http(422, "wrong_password"), "wrong_password"],
  [http(422, "validation_failed", { details: [guessable] }), "password_guessable"],
  [
    http(400, "validation_failed", {
      details: [{ field: "new_password", code: "minLength", message: "This is too short." }],
    }),
    "password_refused",
  ],
  [
    http(400, "validation_failed", {
      details: [{ field: "current_password", code: "maxLength", message: "This is too long." }],
    }),
    "wrong_password",
  ],
  [http(400, "validation_failed"), "failed"],
  [rateLimited, "rate_limited"],
  [network, "unreachable"],
  [http(500, "internal"), "failed"],
  [new Error("a bug"), "failed"],
])("%o is reported as %s, and can be tried again", async (failure, reported) => {
  const { actor, refuse, done } = start();
  actor.send(submit);
  await refuse("changePassword", failure);
  expect(actor.getSnapshot().value).toEqual({ resting: "editing" });
  expect(actor.getSnapshot().context.failure).toBe(reported);
  expect(done).toEqual([]);
  actor.send(submit);
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test("keeps no password", async () => {
  const { actor, answer } = start();
  actor.send(submit);
  await answer("changePassword");
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("cats");
});
