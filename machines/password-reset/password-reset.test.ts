import { expect, test } from "vitest";
import { http, network, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { passwordResetMachine } from "./password-reset.machine.ts";

const submit = {
  type: "password.submit",
  password: "two interlocking rings",
  confirmation: "two interlocking rings",
} as const;

const start = (token: string | null = "T1") =>
  run(passwordResetMachine, { input: () => ({ token }), actions: ["goToSignIn"] });

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(passwordResetMachine, {
    inputs: [{ token: "T1" }, { token: null }],
    actions: ["goToSignIn"],
    events: [submit, { type: "countdown.skip" }],
    answers: { resetPassword: [{ output: { message: null } }, { error: network }] },
  }));

test.each([null, ""])("a link with token %j has no form", (token) => {
  expect(start(token).actor.getSnapshot().value).toBe("noToken");
});

test.each([
  ["", ""],
  ["1234567", "1234567"],
  ["12345678", "12345679"],
  ["12345678", ""],
  // Seven characters that are fourteen code units.
  ["🙂🙂🙂🙂🙂🙂🙂", "🙂🙂🙂🙂🙂🙂🙂"],
])("refuses %j confirmed by %j", (password, confirmation) => {
  const { actor } = start();
  const event = { type: "password.submit", password, confirmation } as const;
  expect(actor.getSnapshot().can(event)).toBe(false);
  actor.send(event);
  expect(actor.getSnapshot().value).toBe("editing");
});

test("sends token and password, then goes to the login after 3 s", async () => {
  const { actor, clock, done, call, answer } = start();
  actor.send(submit);
  expect(call("resetPassword").input).toEqual({ token: "T1", password: submit.password });
  expect(actor.getSnapshot().can(submit)).toBe(false);
  await answer("resetPassword", { message: "It is set." });
  expect(actor.getSnapshot().context.message).toBe("It is set.");
  clock.increment(2999);
  expect(done).toEqual([]);
  clock.increment(1);
  expect(done.map(({ action }) => action)).toEqual(["goToSignIn"]);
  expect(actor.getSnapshot().value).toBe("leaving");
});

test("goes to the login at once when asked, and once only", async () => {
  const { actor, clock, done, answer } = start();
  actor.send(submit);
  await answer("resetPassword", { message: null });
  actor.send({ type: "countdown.skip" });
  clock.increment(3000);
  expect(done.map(({ action }) => action)).toEqual(["goToSignIn"]);
});

const short = { field: "password", code: "minLength", message: "This is too short." };
const cut = { field: "token", code: "minLength", message: "This is too short." };
const guessable = { field: "password", code: "too_common", message: "Another one, please." };

test.each([
  [http(400, "invalid_link"), { kind: "link_invalid", message: null }],
  [
    http(410, "expired_link", { message: "This link has expired." }),
    { kind: "link_invalid", message: null },
  ],
  [http(410, "spent_link", { message: "Used." }), { kind: "link_invalid", message: null }],
  [http(400, "validation_failed", { details: [cut] }), { kind: "link_invalid", message: null }],
  [http(422, "validation_failed"), { kind: "link_invalid", message: null }],
  [http(400, "unknown", { message: "HTTP 400" }), { kind: "link_invalid", message: null }],
  [http(429, "rate_limited", { message: "Slowly." }), { kind: "rate_limited", message: null }],
  [http(500, "internal"), { kind: "failed", message: null }],
  [
    http(400, "validation_failed", { details: [short] }),
    { kind: "password_refused", message: null },
  ],
  [
    http(422, "validation_failed", { details: [guessable] }),
    { kind: "password_guessable", message: null },
  ],
  [
    http(500, "internal", { message: "Out of order." }),
    { kind: "failed", message: "Out of order." },
  ],
  [http(418, "teapot", { message: "No." }), { kind: "link_invalid", message: "No." }],
  [unavailable, { kind: "unreachable", message: null }],
  [network, { kind: "unreachable", message: null }],
  [new Error("a bug"), { kind: "failed", message: null }],
])("%o is reported as %o, and can be tried again", async (failure, reported) => {
  const { actor, refuse } = start();
  actor.send(submit);
  await refuse("resetPassword", failure);
  expect(actor.getSnapshot().value).toBe("editing");
  expect(actor.getSnapshot().context.failure).toEqual(reported);
  actor.send(submit);
  expect(actor.getSnapshot().context.failure).toBeNull();
});
