import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openTestDatabase } from "../testing/databases.ts";
import { newEmail, PASSWORD, registration } from "../testing/new-member.ts";
import { tokenOf } from "../testing/test-mailbox.ts";
import { type TestContext, useTestServer } from "../testing/use-test-server.ts";

describe("verifying an address", () => {
  const context = useTestServer(openTestDatabase);

  it("opens the account, and succeeds again for the whole life of the link", async () => {
    const { call, server } = context();
    const { email, link } = await register(context());
    expect((await call(link)).status).toBe(200);
    server.clock.advance(47 * 60 * 60);
    expect((await call(link)).status).toBe(200);
    const login = await call("POST /auth/login", { body: { email, password: PASSWORD } });
    expect(login.body.data).toMatchObject({
      email,
      onboarding_status: "registered",
      is_admin: false,
    });
  });

  it("opens one account when the link is opened twice at once", async () => {
    const { call } = context();
    const { link } = await register(context());
    const answers = await Promise.all([call(link), call(link)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("says that the link has expired after 48 hours", async () => {
    const { call, server } = context();
    const { link } = await register(context());
    server.clock.advance(48 * 60 * 60);
    const answer = await call(link);
    expect([answer.status, answer.body.error_code]).toEqual([410, "expired_link"]);
  });

  it("refuses a token that was tampered with, of another purpose, or nobody's", async () => {
    const { call, server } = context();
    const { link } = await register(context());
    const { linkTokens } = server.parts;
    const wrong = [
      link.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      `GET /verify-email?token=${linkTokens.issue("verify-email", randomUUID())}`,
      `GET /verify-email?token=${linkTokens.issue("reset-password", randomUUID())}`,
      "GET /verify-email?token=aaaaaaaaaaaaaaaaaaaaaaaa",
    ];
    for (const each of wrong) {
      const answer = await call(each);
      expect([answer.status, answer.body.error_code]).toEqual([400, "invalid_link"]);
    }
  });

  it.each([
    "",
    "?token=short",
    "?token=aaaaaaaaaaaaaaaaaa%00",
    "?token=aaaaaaaaaaaaaaaaaaaa&token=b",
  ])("refuses the query %j", async (query) => {
    const { call } = context();
    const answer = await call(`GET /verify-email${query}`);
    expect([answer.status, answer.body.error_code]).toEqual([400, "validation_failed"]);
  });

  it("keeps the first password when a second link of the same address is opened", async () => {
    const { call, server } = context();
    const { email, link } = await register(context());
    const later = { ...registration(email), password: "a later password" };
    await call("POST /auth/register", { body: later });
    const second = `GET /verify-email?token=${tokenOf(await server.mailbox.next(email))}`;
    expect((await call(link)).status).toBe(200);
    expect((await call(second)).status).toBe(200);
    const login = await call("POST /auth/login", { body: { email, password: PASSWORD } });
    expect(login.status).toBe(200);
  });
});

async function register({ call, server }: TestContext): Promise<{ email: string; link: string }> {
  const email = newEmail();
  await call("POST /auth/register", { body: registration(email) });
  return { email, link: `GET /verify-email?token=${tokenOf(await server.mailbox.next(email))}` };
}
