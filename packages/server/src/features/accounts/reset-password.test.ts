import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { jobHandlers } from "../../job-handlers.ts";
import { newEmail, newMember, PASSWORD, signIn } from "../../testing/new-member.ts";
import { tokenOf } from "../../testing/test-mailbox.ts";
import { type TestContext, useTestServer } from "../../testing/use-test-server.ts";

const FORGOT = "POST /auth/forgot-password";
const RESET = "POST /auth/reset-password";
const password = "a fresh password";

describe("a forgotten password", () => {
  const context = useTestServer();
  const { call, server } = context;

  it("answers alike for every address and mails a member only", async () => {
    const member = await newMember(context());
    const stranger = newEmail();
    const unknown = await call(FORGOT, { body: { email: stranger } });
    const known = await call(FORGOT, { body: { email: member.email.toUpperCase() } });
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(known.bytes).toEqual(unknown.bytes);
    const mail = await server.mailbox.next(member.email);
    expect(mail.subject).toBe("Set a new password for Gemel");
    expect(mail.text).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=\S+$/m);
    expect(server.mailbox.waiting(stranger)).toEqual([]);
  });

  it("sets a new password and signs the member out everywhere", async () => {
    const { member, token } = await forgot(context());
    expect((await call(RESET, { body: { token, password } })).status).toBe(200);
    expect((await call("GET /me", { token: member.token })).status).toBe(401);
    expect((await call("POST /auth/refresh-token", { cookie: member.cookie })).status).toBe(401);
    const old = await call("POST /auth/login", {
      body: { email: member.email, password: PASSWORD },
    });
    expect(old.status).toBe(401);
    expect((await signIn(call, member.email, password)).id).toBe(member.id);
  });

  it("says that the link has expired after an hour", async () => {
    const { token } = await forgot(context());
    server.clock.advance(60 * 60);
    const answer = await call(RESET, { body: { token, password } });
    expect([answer.status, answer.body.error_code]).toEqual([410, "expired_link"]);
  });

  it("lets each link work for its hour, however many are asked for meanwhile", async () => {
    const { member, token } = await forgot(context());
    server.clock.advance(59 * 60);
    await call(FORGOT, { body: { email: member.email } });
    const next = tokenOf(await server.mailbox.next(member.email));
    server.clock.advance(60);
    const late = await call(RESET, { body: { token, password } });
    expect([late.status, late.body.error_code]).toEqual([410, "expired_link"]);
    expect((await call(RESET, { body: { token: next, password } })).status).toBe(200);
  });

  it("spends every link of the member, and a change in the settings those that were asked for", async () => {
    const spent = async (token: string) => {
      const { status, body } = await call(RESET, { body: { token, password: "another password" } });
      expect([status, body.error_code]).toEqual([410, "expired_link"]);
    };
    const { member, token } = await forgot(context());
    await call(FORGOT, { body: { email: member.email } });
    const other = tokenOf(await server.mailbox.next(member.email));
    expect((await call(RESET, { body: { token, password } })).status).toBe(200);
    await spent(token);
    await spent(other);
    await call(FORGOT, { body: { email: member.email } });
    const last = tokenOf(await server.mailbox.next(member.email));
    const { token: session } = await signIn(call, member.email, password);
    const change = { current_password: password, new_password: "four cats in the cellar" };
    expect((await call("PUT /me/password", { token: session, body: change })).status).toBe(204);
    await spent(last);
    expect((await signIn(call, member.email, change.new_password)).id).toBe(member.id);
  });

  it("comes with the mail of a change as well: a link for 7 days, the same when the mail is tried again", async () => {
    const { id, email } = await newMember(context());
    const mailOf = async (job: string) => {
      await jobHandlers(server.services)["password-changed-mail"]({ userId: id }, job);
      return tokenOf(await server.mailbox.next(email));
    };
    const tryToReset = async (token: string) => {
      const { status, body } = await call(RESET, { body: { token, password } });
      return [status, body.error_code];
    };
    const [former, job] = [await mailOf(randomUUID()), randomUUID()];
    server.clock.advance(5 * 60);
    const token = await mailOf(job);
    expect(await mailOf(job)).toBe(token);
    server.clock.advance(7 * 24 * 60 * 60 - 1);
    expect(await tryToReset(former)).toEqual([410, "expired_link"]);
    expect(await tryToReset(token)).toEqual([200, undefined]);
    expect(await mailOf(job)).toBe(token);
    expect(await tryToReset(token)).toEqual([410, "expired_link"]);
  });

  it("refuses a link that is none of ours", async () => {
    const { linkTokens } = server.services;
    const wrong = [
      "aaaaaaaaaaaaaaaaaaaaaaaa",
      linkTokens.issue("reset-password", randomUUID()),
      linkTokens.issue("verify-email", randomUUID()),
    ];
    for (const token of wrong) {
      const answer = await call(RESET, { body: { token, password } });
      expect([answer.status, answer.body.error_code]).toEqual([400, "invalid_link"]);
    }
  });

  it("refuses a short password and keeps the link", async () => {
    const { token } = await forgot(context());
    const short = await call(RESET, { body: { token, password: "seven77" } });
    expect([short.status, short.body.error_code]).toEqual([400, "validation_failed"]);
    expect((await call(RESET, { body: { token, password } })).status).toBe(200);
  });

  it("refuses a password that is easy to guess and keeps the link", async () => {
    const { member, token } = await forgot(context());
    for (const guessable of ["iloveyou", member.email]) {
      const { status, body } = await call(RESET, { body: { token, password: guessable } });
      expect([status, body.error_code]).toEqual([422, "validation_failed"]);
      expect(body.details).toEqual([
        expect.objectContaining({ field: "password", code: "too_common" }),
      ]);
    }
    expect((await call(RESET, { body: { token, password } })).status).toBe(200);
  });
});

async function forgot(context: TestContext) {
  const member = await newMember(context);
  await context.call(FORGOT, { body: { email: member.email } });
  return { member, token: tokenOf(await context.server.mailbox.next(member.email)) };
}
