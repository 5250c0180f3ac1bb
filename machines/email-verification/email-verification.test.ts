import { expect, test } from "vitest";
import { http, network, rateLimited, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { emailVerificationMachine } from "./email-verification.machine.ts";

const start = (token: string | null = "T1") =>
  run(emailVerificationMachine, { input: () => ({ token }) });

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(emailVerificationMachine, {
    inputs: [{ token: "T1" }, { token: null }],
    events: [{ type: "verification.retry" }, { type: "password.submit", password: "p" }],
    answers: {
      verifyEmail: [
        { output: undefined },
        { error: network },
        { error: http(400, "invalid_link") },
        { error: http(403, "password_required") },
        { error: http(410, "registration_withdrawn") },
      ],
      verifyByPassword: [
        { output: undefined },
        { error: http(422, "wrong_password") },
        { error: http(410, "expired_link") },
        { error: http(410, "registration_withdrawn") },
      ],
    },
  }));

test.each([null, ""])("a link with token %j is an error without a call", (token) => {
  const { actor, call } = start(token);
  expect(actor.getSnapshot().value).toEqual({ error: "missingToken" });
  expect(() => call("verifyEmail")).toThrow("was not called");
});

test("verifies with the token of the link", async () => {
  const { actor, call, answer } = start();
  expect(call("verifyEmail").input).toEqual({ token: "T1" });
  await answer("verifyEmail");
  expect(actor.getSnapshot().value).toBe("success");
});

test.each([
  [http(410, "withdrawn", { message: "We withdrew this link." }), "We withdrew this link."],
  [http(410, "expired_link", { message: "This link has expired." }), null],
  [http(400, "invalid_link"), null],
  [new Error("a bug"), null],
])("%o is refused for good, in the server's words or the default's", async (failure, message) => {
  const { actor, refuse } = start();
  await refuse("verifyEmail", failure);
  expect(actor.getSnapshot().value).toEqual({ error: "refused" });
  expect(actor.getSnapshot().context.message).toBe(message);
  expect(actor.getSnapshot().can({ type: "verification.retry" })).toBe(false);
});

test.each([
  [network, "unreachable", null],
  [unavailable, "unreachable", null],
  [rateLimited, "rate_limited", null],
  [http(500, "internal", { message: "We broke something." }), "failed", "We broke something."],
])("%o says nothing of the link, and can be tried again", async (failure, reason, message) => {
  const { actor, refuse, answer } = start();
  await refuse("verifyEmail", failure);
  expect(actor.getSnapshot()).toMatchObject({
    value: { error: "unanswered" },
    context: { failure: reason, message },
  });
  actor.send({ type: "verification.retry" });
  await answer("verifyEmail");
  expect(actor.getSnapshot().value).toBe("success");
});

test("asks for the password of the registration, as often as it is wrong", async () => {
  const { actor, call, refuse, answer } = start();
  await refuse("verifyEmail", http(403, "password_required"));
  expect(actor.getSnapshot().value).toBe("asking");
  for (const [failure, kind] of [
    [http(422, "wrong_password"), "wrong_password"],
    [rateLimited, "rate_limited"],
    [network, "unreachable"],
    [new Error("a bug"), "failed"],
  ] as const) {
    actor.send({ type: "password.submit", password: "tre gatti" });
    expect(actor.getSnapshot().context.proofFailure).toBeNull();
    await refuse("verifyByPassword", failure);
    expect(actor.getSnapshot().value).toBe("asking");
    expect(actor.getSnapshot().context.proofFailure).toBe(kind);
  }
  actor.send({ type: "password.submit", password: "tre gatti sul tetto" });
  expect(call("verifyByPassword").input).toEqual({ token: "T1", password: "tre gatti sul tetto" });
  await answer("verifyByPassword");
  expect(actor.getSnapshot().value).toBe("success");
});

test("says that another registration has verified the address", async () => {
  const opened = start();
  await opened.refuse("verifyEmail", http(410, "registration_withdrawn"));
  expect(opened.actor.getSnapshot().value).toEqual({ error: "withdrawn" });
});
