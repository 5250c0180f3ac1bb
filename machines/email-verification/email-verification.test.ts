import { expect, test } from "vitest";
import { http, network, rateLimited, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { emailVerificationMachine } from "./email-verification.machine.ts";

const start = (token: string | null = "T1") =>
  run(emailVerificationMachine, { input: () => ({ token }) });

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(emailVerificationMachine, {
    inputs: [{ token: "T1" }, { token: null }],
    events: [{ type: "verification.retry" }],
    answers: {
      verifyEmail: [
        { output: undefined },
        { error: network },
        { error: http(400, "invalid_link") },
      ],
    },
  });
  expect(missing).toEqual([]);
});

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

test.each([network, unavailable, http(500, "internal"), rateLimited])(
  "%o can be tried again",
  async (failure) => {
    const { actor, refuse, answer } = start();
    await refuse("verifyEmail", failure);
    expect(actor.getSnapshot().value).toEqual({ error: "unanswered" });
    actor.send({ type: "verification.retry" });
    await answer("verifyEmail");
    expect(actor.getSnapshot().value).toBe("success");
  },
);
