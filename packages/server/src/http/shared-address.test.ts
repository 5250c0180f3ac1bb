import { describe, expect, it } from "vitest";
import { type CallOptions, cookiesOf } from "../testing/call.ts";
import { contactMessage } from "../testing/say.ts";
import { addAccount, newEmail, newMember, PASSWORD, register } from "../testing/new-member.ts";
import { tokenOf } from "../testing/test-mailbox.ts";
import { useMemoryServer } from "../testing/use-test-server.ts";

// Every call here comes from one address, as of members behind one carrier or in one café.
describe("a neighbour's calls", () => {
  const context = useMemoryServer({ LIMITS: "on" });
  const { call, server } = context;

  /** Makes a call until the address is refused. */
  const useUp = async (name: string, options: CallOptions = {}): Promise<void> => {
    for (let turn = 0; turn <= 60; turn += 1) {
      if ((await call(name, options)).status === 429) return;
    }
    throw new Error(`${name} is not refused`);
  };
  const status = async (...given: Parameters<typeof call>): Promise<number> =>
    (await call(...given)).status;
  /** Returns the cookie that a device keeps after a sign-in to an account. */
  const knownDevice = async (email: string) => {
    const answer = await call("POST /auth/login", { body: { email, password: PASSWORD } });
    return { cookie: cookiesOf(answer, "gemel_device") };
  };

  it("stop no member from staying signed in, or signing out", async () => {
    const refresh = "POST /auth/refresh-token";
    const [one, other] = [await newMember(context()), await newMember(context())];
    await useUp(refresh);
    expect(await status(refresh, { cookie: "A".repeat(43) })).toBe(429);
    expect(await status(refresh, { cookie: one.cookie })).toBe(200);
    await useUp("POST /auth/logout");
    expect(await status("POST /auth/logout", { token: "none.of.ours" })).toBe(429);
    expect(await status("POST /auth/logout", { token: one.token })).toBe(204);
    expect(await status("POST /auth/logout", { cookie: other.cookie })).toBe(204);
    expect(await status(refresh, { cookie: other.cookie })).toBe(429);
  });

  it("stop no one who has the link of a mail", async () => {
    const { email } = await register(call);
    const token = tokenOf(await server.mailbox.next(email));
    const verify = { body: { token, password: PASSWORD } };
    await useUp("POST /verify-email", { body: { token: "none", password: PASSWORD } });
    expect(await status("POST /verify-email", verify)).toBe(200);
    await useUp("GET /verify-email?token=none");
    expect(await status(`GET /verify-email?token=${token}`)).toBe(200);
    await call("POST /auth/forgot-password", { body: { email } });
    const body = {
      token: tokenOf(await server.mailbox.next(email)),
      password: "four cats in the cellar",
    };
    await useUp("POST /auth/reset-password", { body: { ...body, token: "none" } });
    expect(await status("POST /auth/reset-password", { body })).toBe(200);
  });

  it("stop no device that is known from signing in, or asking for a reset link", async () => {
    const [{ email }, other] = [await addAccount(context()), await addAccount(context())];
    const [headers, ofOther] = [await knownDevice(email), await knownDevice(other.email)];
    const login = { body: { email, password: PASSWORD } };
    await useUp("POST /auth/login", { body: {} });
    expect(await status("POST /auth/login", login)).toBe(429);
    expect(await status("POST /auth/login", { ...login, headers: ofOther })).toBe(429);
    expect(await status("POST /auth/login", { ...login, headers })).toBe(200);
    await useUp("POST /auth/forgot-password", { body: { email: newEmail() } });
    const forgot = { body: { email } };
    expect(await status("POST /auth/forgot-password", forgot)).toBe(429);
    expect(await status("POST /auth/forgot-password", { ...forgot, headers })).toBe(202);
    expect(tokenOf(await server.mailbox.next(email))).not.toBe("");
  });

  it("stop no visitor from being offered a robot check, or the stamp of a message", async () => {
    const answers = new Set<number>();
    for (let turn = 0; turn <= 60; turn += 1) {
      answers.add(await status("GET /auth/robot-check")).add(await status("GET /contact/stamp"));
    }
    expect([...answers]).toEqual([200]);
  });

  it("stop no member from writing to us", async () => {
    const { token } = await newMember(context());
    const body = contactMessage;
    await useUp("POST /contact", { body: { ...body, email: newEmail() } });
    expect(await status("POST /contact", { token, body })).toBe(422);
  });
});
