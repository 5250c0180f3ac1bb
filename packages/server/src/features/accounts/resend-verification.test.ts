import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newEmail, newMember, PASSWORD, register, registration } from "../../testing/new-member.ts";
import { tokenOf } from "../../testing/test-mailbox.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const RESEND = "POST /auth/resend-verification";

describe("asking for the verification link again", () => {
  const context = useTestServer();
  const { call, server } = context;

  it("mails the same link again, which opens the account", async () => {
    const email = newEmail();
    const { headers } = await register(call, registration(email));
    const first = tokenOf(await server.mailbox.next(email));
    expect((await call(RESEND, { body: { email: email.toUpperCase() } })).status).toBe(202);
    const again = tokenOf(await server.mailbox.next(email));
    expect(again).toBe(first);
    expect((await call(`GET /verify-email?token=${again}`, { headers })).status).toBe(200);
    const login = await call("POST /auth/login", { body: { email, password: PASSWORD } });
    expect(login.status).toBe(200);
  });

  it("answers alike for every address and mails one that waits only", async () => {
    const waiting = newEmail();
    await call("POST /auth/register", { body: registration(waiting) });
    await server.mailbox.next(waiting);
    const member = await newMember(context());
    const stranger = newEmail();
    const beside = `${randomUUID()}@gmail.com`;
    await call("POST /auth/register", { body: registration(beside) });
    await server.mailbox.next(beside);
    await newMember(context(), beside.replace("@", "+news@"));
    const quiet = [stranger, member.email, beside];
    const answers = [];
    for (const email of [...quiet, waiting]) answers.push(await call(RESEND, { body: { email } }));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(new Set(answers.map(({ bytes }) => String(bytes))).size).toBe(1);
    // The waiting one asked last: once that mail is there, the others' would be as well.
    await server.mailbox.next(waiting);
    for (const email of quiet) expect(server.mailbox.waiting(email)).toEqual([]);
  });

  it("mails nothing once the registration is out of time", async () => {
    const [late, waiting] = [newEmail(), newEmail()];
    await call("POST /auth/register", { body: registration(late) });
    await server.mailbox.next(late);
    server.clock.advance(48 * 60 * 60);
    await call("POST /auth/register", { body: registration(waiting) });
    await server.mailbox.next(waiting);
    for (const email of [late, waiting]) await call(RESEND, { body: { email } });
    await server.mailbox.next(waiting);
    expect(server.mailbox.waiting(late)).toEqual([]);
  });
});
