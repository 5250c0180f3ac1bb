import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { cookiesOf } from "../../testing/call.ts";
import { newEmail, PASSWORD, register, registration, signIn } from "../../testing/new-member.ts";
import { tokenOf } from "../../testing/test-mailbox.ts";
import { type TestContext, useTestServer } from "../../testing/use-test-server.ts";

describe("verifying an address", () => {
  const context = useTestServer();
  const { call, server } = context;

  it("opens the account in the browser that registered, and succeeds again for the whole life of the link", async () => {
    const { email, link, headers } = await begin(context());
    expect((await call(link, { headers })).status).toBe(200);
    server.clock.advance(47 * 60 * 60);
    for (const options of [{ headers }, {}]) expect((await call(link, options)).status).toBe(200);
    const login = await call("POST /auth/login", { body: { email, password: PASSWORD } });
    expect(login.body.data).toMatchObject({
      email,
      onboarding_status: "registered",
      is_admin: false,
    });
  });

  it("signs in, where that is asked for, once: at the opening by the browser that registered", async () => {
    const { link, headers } = await begin(context());
    expect((await call(`${link}&sign_in=true`)).status).toBe(403);
    const opened = await call(`${link}&sign_in=true`, { headers });
    const me = await call("GET /me", { token: opened.body.token });
    expect(me.body).toMatchObject({ onboarding_status: "registered" });
    const cookie = cookiesOf(opened);
    expect(cookie).toContain("gemel_device=");
    expect((await call("POST /auth/refresh-token", { headers: { cookie } })).status).toBe(200);
    const again = await call(`${link}&sign_in=true`, { headers });
    expect([again.status, again.body.token, cookiesOf(again)]).toEqual([200, undefined, ""]);
  });

  it("signs in neither unasked nor by the password", async () => {
    const unasked = await begin(context());
    const byPassword = await begin(context());
    const { token } = byPassword;
    const answers = [
      await call(unasked.link, { headers: unasked.headers }),
      await call(POST, { body: { token, password: PASSWORD } }),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.body.token, cookiesOf(answer)]).toEqual([200, undefined, ""]);
    }
  });

  it("opens nothing where nothing shows who registered, and asks for the password", async () => {
    const { email, link, token } = await begin(context());
    const another = await register(call);
    for (const options of [{}, { headers: { cookie: "gemel_registration=guess" } }, another]) {
      const { status, body } = await call(link, options);
      expect([status, body.error_code]).toEqual([403, "password_required"]);
    }
    const wrong = await call(POST, { body: { token, password: "another password" } });
    expect([wrong.status, wrong.body.error_code]).toEqual([422, "wrong_password"]);
    expect(await refusalOf(context(), email)).toBe("email_not_verified");
    const right = await call(POST, { body: { token, password: PASSWORD } });
    expect(right.status).toBe(200);
    await signIn(call, email);
  });

  it("opens one account when the link is opened twice at once", async () => {
    const { link, headers } = await begin(context());
    const open = () => call(`${link}&sign_in=true`, { headers });
    const answers = await Promise.all([open(), open()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.token !== undefined)).toHaveLength(1);
  });

  it("says that the link has expired after 48 hours", async () => {
    const { link, token, headers } = await begin(context());
    server.clock.advance(48 * 60 * 60);
    const answers = [
      await call(link, { headers }),
      await call(link),
      await call(POST, { body: { token, password: PASSWORD } }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error_code]).toEqual([410, "expired_link"]);
    }
  });

  it("refuses a token that was tampered with, of another purpose, or unknown", async () => {
    const { link, headers } = await begin(context());
    const { linkTokens } = server.services;
    const wrong = [
      link.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      `GET /verify-email?token=${linkTokens.issue("verify-email", randomUUID())}`,
      `GET /verify-email?token=${linkTokens.issue("reset-password", randomUUID())}`,
      "GET /verify-email?token=aaaaaaaaaaaaaaaaaaaaaaaa",
    ];
    for (const each of wrong) {
      const answer = await call(each, { headers });
      expect([answer.status, answer.body.error_code]).toEqual([400, "invalid_link"]);
    }
  });
});

describe("an address that two parties register", () => {
  const context = useTestServer();
  const { call, server } = context;
  const theirs = "the other party's password";

  /** Two registrations of one address, the owner's first or last, and the only link of both. */
  const both = async (order: "first" | "last") => {
    const email = newEmail();
    const owner = registration(email);
    const stranger = { ...owner, password: theirs };
    const one = await register(call, order === "first" ? owner : stranger);
    server.clock.advance(1);
    const two = await register(call, order === "first" ? stranger : owner);
    const tokens = [await server.mailbox.next(email), await server.mailbox.next(email)].map(
      tokenOf,
    );
    expect(tokens[0]).toBe(tokens[1]);
    await call("POST /auth/resend-verification", { body: { email } });
    expect(tokenOf(await server.mailbox.next(email))).toBe(tokens[0]);
    const [own, other] = order === "first" ? [one, two] : [two, one];
    return { email, token: tokens[0] ?? "", own, other };
  };

  it("opens no registration after its 48 hours, where the other one is in time", async () => {
    const email = newEmail();
    const own = await register(call, registration(email));
    const token = tokenOf(await server.mailbox.next(email));
    server.clock.advance(47 * 60 * 60);
    await register(call, { ...registration(email), password: theirs });
    server.clock.advance(2 * 60 * 60);
    const { status, body } = await call(`GET /verify-email?token=${token}`, own);
    expect([status, body.error_code]).toEqual([410, "expired_link"]);
  });

  it.each(["first", "last"] as const)(
    "is its owner's who registers %s and opens the link in their browser",
    async (order) => {
      const { email, token, own, other } = await both(order);
      const link = `GET /verify-email?token=${token}`;
      expect((await call(link, own)).status).toBe(200);
      await signIn(call, email);
      expect(await refusalOf(context(), email, theirs)).toBe("email_not_verified");
      const late = [
        await call(`${link}&sign_in=true`, other),
        await call(POST, { body: { token, password: theirs } }),
      ];
      for (const { status, body } of late) {
        expect([status, body.error_code]).toEqual([410, "registration_withdrawn"]);
      }
    },
  );

  it.each(["first", "last"] as const)(
    "is its owner's who registers %s and opens the link elsewhere, by the password",
    async (order) => {
      const { email, token } = await both(order);
      expect((await call(POST, { body: { token, password: PASSWORD } })).status).toBe(200);
      await signIn(call, email);
      expect(await refusalOf(context(), email, theirs)).toBe("email_not_verified");
    },
  );

  it("tells each of them, by the password of each, that it waits for its link", async () => {
    const { email } = await both("first");
    for (const password of [PASSWORD, theirs]) {
      expect(await refusalOf(context(), email, password)).toBe("email_not_verified");
    }
    expect(await refusalOf(context(), email, "a third password")).toBe("invalid_credentials");
  });

  it("costs two hashes, however many registrations wait", async () => {
    const email = newEmail();
    for (const turn of [1, 2, 3]) {
      await register(call, { ...registration(email), password: `password number ${turn}` });
    }
    const { passwords } = server.services;
    const count = {
      hashOf: vi.spyOn(passwords, "hashOf"),
      matches: vi.spyOn(passwords, "matches"),
    };
    expect(await refusalOf(context(), email, "password number 1")).toBe("email_not_verified");
    expect([count.hashOf.mock.calls.length, count.matches.mock.calls.length]).toEqual([1, 1]);
    vi.restoreAllMocks();
  });
});

const POST = "POST /verify-email";

/** Returns the error code with which signing in is refused; undefined if it succeeds. */
const refusalOf = async (
  { call }: TestContext,
  email: string,
  password = PASSWORD,
): Promise<string | undefined> =>
  (await call("POST /auth/login", { body: { email, password } })).body.error_code;

async function begin({ call, server }: TestContext) {
  const { email, headers } = await register(call);
  const token = tokenOf(await server.mailbox.next(email));
  return { email, headers, token, link: `GET /verify-email?token=${token}` };
}
