import { describe, expect, it, vi } from "vitest";
import { newEmail, newMember, PASSWORD, registration } from "../../testing/new-member.ts";
import { tokenOf } from "../../testing/test-mailbox.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

describe("registering", () => {
  const context = useTestServer();
  const { call, server } = context;

  it("answers 202 and mails a verification link in the language asked for", async () => {
    const email = newEmail();
    const body = { ...registration(email), preferred_language: "de" };
    const answer = await call("POST /auth/register", { body });
    expect(answer.status).toBe(202);
    const mail = await server.mailbox.next(email);
    expect(mail.subject).toBe("Bestätige deine Adresse für Gemel");
    expect(mail.text).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=\S+$/m);
    expect(mail.html).toContain('<html lang="de">');
  });

  it.each([
    ["before the @", `${"a".repeat(65)}@example.com`],
    ["between the full stops", `ada@${"b".repeat(64)}.example`],
  ])("refuses an address with more %s than mail can carry", async (_where, email) => {
    const { status, body } = await call("POST /auth/register", { body: registration(email) });
    expect([status, body.details?.map(({ field }) => field)]).toEqual([400, ["email"]]);
  });

  it("gives the browser a cookie of its own each time, which scripts cannot read", async () => {
    const email = newEmail();
    const cookies = [];
    for (const _turn of [1, 2]) {
      const { headers } = await call("POST /auth/register", { body: registration(email) });
      expect(headers["set-cookie"]).toMatch(
        /^gemel_registration=[\w-]{43}; Max-Age=172800; Path=\/api; HttpOnly; SameSite=Strict$/,
      );
      cookies.push(headers["set-cookie"]);
    }
    expect(new Set(cookies).size).toBe(2);
  });

  it("answers alike for a member's address and mails its owner", async () => {
    const member = await newMember(context());
    const known = await call("POST /auth/register", {
      body: registration(member.email.toUpperCase()),
    });
    const unknown = await call("POST /auth/register", { body: registration(newEmail()) });
    expect(known.status).toBe(202);
    expect(known.bytes).toEqual(unknown.bytes);
    const mail = await server.mailbox.next(member.email);
    expect(mail.subject).toBe("You already have a Gemel account");
    expect(mail.text).toContain("http://localhost:3000/login");
  });

  it("opens one account when one address registers twice at once", async () => {
    const email = newEmail();
    const answers = await Promise.all(
      [email, email.toUpperCase()].map((typed) =>
        call("POST /auth/register", { body: registration(typed) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const mails = [
      await server.mailbox.next(email),
      await server.mailbox.next(email.toUpperCase()),
    ];
    const verified = await Promise.all(
      mails.map((mail) =>
        call("POST /verify-email", { body: { token: tokenOf(mail), password: PASSWORD } }),
      ),
    );
    expect(verified.map(({ status }) => status)).toEqual([200, 200]);
    const login = await call("POST /auth/login", { body: { email, password: PASSWORD } });
    expect(login.status).toBe(200);
  });

  it("hashes the password for a known address as for an unknown one", async () => {
    const { email } = await newMember(context());
    const hash = vi.spyOn(server.services.passwords, "hashOf");
    for (const address of [email, newEmail()]) {
      await call("POST /auth/register", { body: registration(address) });
    }
    expect(hash).toHaveBeenCalledTimes(2);
  });
});
