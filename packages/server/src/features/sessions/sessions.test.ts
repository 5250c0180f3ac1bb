import { describe, expect, it } from "vitest";
import type { Schemas } from "@gemel/api";
import { openLive } from "../../testing/live/live-client.ts";
import { newMember, PASSWORD, signIn, startSession } from "../../testing/new-member.ts";
import { type TestContext, useTestServer, useUrl } from "../../testing/use-test-server.ts";
import { waitingMember } from "../../testing/waiting-member.ts";

const REFRESH = "POST /auth/refresh-token";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Safari/604.1";

async function readSessions({ call }: TestContext, token: string) {
  const { status, bytes } = await call("GET /me/sessions", { token });
  if (status !== 200) throw new Error(`the sessions answer ${status}`);
  return (JSON.parse(bytes.toString()) as Schemas["SessionList"]).items;
}

describe("sessions", () => {
  const context = useTestServer({ PORT: "0" });
  const { call, server } = context;
  const url = useUrl(context);

  it("are listed by browser and system, this one first, then the one used last", async () => {
    const first = await newMember(context());
    const { email } = first;
    const at = (): string => server.clock.now().toISOString();
    const signedIn = at();
    const others = [];
    for (const agent of [LINUX, PHONE]) {
      server.clock.advance(60);
      const body = { email, password: PASSWORD };
      others.push(await call("POST /auth/login", { body, headers: { "user-agent": agent } }));
    }
    const [linux, phone] = others;
    const later = at();
    const items = await readSessions(context(), first.token);
    expect(items).toEqual([
      {
        id: expect.any(String),
        browser: null,
        system: null,
        created_at: signedIn,
        last_used_at: signedIn,
        is_current: true,
      },
      expect.objectContaining({ browser: "Safari", system: "iOS", created_at: later }),
      expect.objectContaining({ browser: "Firefox", system: "Linux", is_current: false }),
    ]);
    const order = (await readSessions(context(), linux?.body.token ?? "")).map((item) => item.id);
    expect(order).toEqual([items[2]?.id, items[1]?.id, items[0]?.id]);
    expect((await readSessions(context(), phone?.body.token ?? ""))[0]?.browser).toBe("Safari");
  });

  it("say when they were used to five minutes, and with what", async () => {
    const { cookie, email } = await newMember(context());
    const [, before] = [await signIn(call, email), server.clock.now()];
    server.clock.advance(1_000);
    const next = await call(REFRESH, { cookie, headers: { "user-agent": LINUX } });
    const [current] = await readSessions(context(), next.body.token ?? "");
    const used = new Date(current?.last_used_at ?? "");
    expect(used.getTime() % 300_000).toBe(0);
    const passed = server.clock.now().getTime() - used.getTime();
    expect(passed).toBeGreaterThanOrEqual(0);
    expect(passed).toBeLessThan(300_000);
    expect(used > before).toBe(true);
    expect(current).toMatchObject({ browser: "Firefox", system: "Linux", is_current: true });
  });

  it("are not listed once they have ended or cannot be continued", async () => {
    const { email, token } = await newMember(context());
    const gone = await signIn(call, email);
    await call("POST /auth/logout", { token: gone.token });
    expect(await readSessions(context(), token)).toHaveLength(1);
    server.clock.advance(30 * 24 * 60 * 60);
    const now = await signIn(call, email);
    expect(await readSessions(context(), now.token)).toHaveLength(1);
  });

  it("are listed to a hundred, this one among them", async () => {
    const first = await newMember(context());
    server.clock.advance(60);
    for (let more = 0; more < 100; more += 1) await startSession(context(), first);
    const items = await readSessions(context(), first.token);
    expect([items.length, items[0]?.is_current]).toEqual([100, true]);
  });

  it("end one by one with what they have open, and again harmlessly", async () => {
    const one = await waitingMember(context());
    const other = await signIn(call, one.email);
    const [here, there] = [await openLive(url(), one.token), await openLive(url(), other.token)];
    const [, ended] = await readSessions(context(), one.token);
    const path = `DELETE /me/sessions/${ended?.id.toUpperCase()}`;
    const answers = await Promise.all([1, 2].map(() => call(path, { token: one.token })));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await there.closed).toEqual({ code: 4401, reason: "session ended" });
    expect((await call("GET /me", { token: other.token })).status).toBe(401);
    expect((await call(REFRESH, { cookie: other.cookie })).status).toBe(401);
    expect((await call(path, { token: one.token })).status).toBe(204);
    await here.settle();
    const [own] = await readSessions(context(), one.token);
    expect((await call(`DELETE /me/sessions/${own?.id}`, { token: one.token })).status).toBe(204);
    expect(await here.closed).toEqual({ code: 4401, reason: "session ended" });
  });

  it("end everywhere else at once", async () => {
    const one = await waitingMember(context());
    const others = [await signIn(call, one.email), await signIn(call, one.email)];
    const lives = await Promise.all(others.map(({ token }) => openLive(url(), token)));
    const calls = [1, 2].map(() => call("DELETE /me/sessions", { token: one.token }));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([204, 204]);
    for (const { closed } of lives) expect((await closed).reason).toBe("session ended");
    for (const { token, cookie } of others) {
      expect((await call("GET /me", { token })).status).toBe(401);
      expect((await call(REFRESH, { cookie })).status).toBe(401);
    }
    expect(await readSessions(context(), one.token)).toHaveLength(1);
  });
});
