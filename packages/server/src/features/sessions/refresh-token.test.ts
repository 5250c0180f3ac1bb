import { expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { createCaller } from "../../testing/call.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { newMember, signIn } from "../../testing/new-member.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const REFRESH = "POST /auth/refresh-token";

onEachDatabase("refreshing a session", (open) => {
  let database: Database;
  const context = useTestServer({}, { openDatabase: async () => (database = await open()) });
  const { call, server } = context;

  it("gives a new token and a new cookie", async () => {
    const { cookie, id } = await newMember(context());
    server.clock.advance(11 * 60);
    const answer = await call(REFRESH, { cookie });
    expect(answer.status).toBe(200);
    expect(answer.cookie).not.toBe(cookie);
    expect((await call("GET /me", { token: answer.body.token })).body).toMatchObject({ id });
  });

  it("accepts the previous cookie for a minute", async () => {
    const { cookie } = await newMember(context());
    await call(REFRESH, { cookie });
    server.clock.advance(59);
    const again = await call(REFRESH, { cookie });
    expect(again.status).toBe(200);
    expect((await call(REFRESH, { cookie: again.cookie })).status).toBe(200);
  });

  it("ends the session when an old cookie is used later", async () => {
    const { cookie } = await newMember(context());
    const next = await call(REFRESH, { cookie });
    server.clock.advance(60);
    expect((await call(REFRESH, { cookie })).status).toBe(401);
    expect((await call(REFRESH, { cookie: next.cookie })).status).toBe(401);
    expect((await call("GET /me", { token: next.body.token })).status).toBe(401);
  });

  it("serves two tabs that refresh at once, with the same next cookie", async () => {
    const { cookie } = await newMember(context());
    const answers = await Promise.all([call(REFRESH, { cookie }), call(REFRESH, { cookie })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.cookie).toBe(answers[1]?.cookie);
    for (const { cookie: next } of answers) {
      expect((await call(REFRESH, { cookie: next })).status).toBe(200);
    }
  });

  it("keeps one line, however often and how late in the minute a former cookie is used", async () => {
    const { cookie: first } = await newMember(context());
    const { cookie: second } = await call(REFRESH, { cookie: first });
    server.clock.advance(30);
    const { cookie: third } = await call(REFRESH, { cookie: second });
    const again = [];
    for (const cookie of [first, second, first])
      again.push((await call(REFRESH, { cookie })).cookie);
    expect(again).toEqual([third, third, third]);
  });

  it("notices that a cookie and its next are used by two, and ends the session of both", async () => {
    const { cookie } = await newMember(context());
    const thief = await call(REFRESH, { cookie });
    server.clock.advance(50);
    const owner = await call(REFRESH, { cookie });
    server.clock.advance(9 * 60);
    const later = await call(REFRESH, { cookie: thief.cookie });
    expect(later.status).toBe(200);
    server.clock.advance(60);
    expect((await call(REFRESH, { cookie: owner.cookie })).status).toBe(401);
    expect((await call(REFRESH, { cookie: later.cookie })).status).toBe(401);
    expect((await call("GET /me", { token: later.body.token })).status).toBe(401);
  });

  it("refuses no cookie, a made-up one, and one that was not used for 30 days", async () => {
    const { cookie } = await newMember(context());
    server.clock.advance(30 * 24 * 60 * 60);
    for (const each of [undefined, "made-up", cookie]) {
      const answer = await call(REFRESH, { cookie: each });
      expect([answer.status, answer.body.error_code]).toEqual([401, "unauthorized"]);
    }
  });

  it("ends every session of before with another AUTH_SECRET on the same database", async () => {
    const { cookie, email, token } = await newMember(context());
    const shared: Database = { ...database, close: () => Promise.resolve() };
    const changed = await startTestServer(() => Promise.resolve(shared), {
      AUTH_SECRET: "another secret of 32 characters!",
    });
    const callChanged = createCaller(changed.app);
    const refused = await callChanged(REFRESH, { cookie });
    expect([refused.status, refused.body.error_code]).toEqual([401, "unauthorized"]);
    expect((await callChanged("GET /me", { token })).status).toBe(401);
    const again = await signIn(callChanged, email);
    expect((await callChanged(REFRESH, { cookie: again.cookie })).status).toBe(200);
    await changed.close();
  });

  it("ends 90 days after the sign-in, however often it is used", async () => {
    const { cookie, email } = await newMember(context());
    const days = (count: number): void => server.clock.advance(count * 24 * 60 * 60);
    let current: string | undefined = cookie;
    for (const _week of Array.from({ length: 12 })) {
      days(7);
      const answer = await call(REFRESH, { cookie: current });
      expect(answer.status).toBe(200);
      current = answer.cookie;
    }
    days(6);
    const late = await call(REFRESH, { cookie: current });
    expect([late.status, late.body.error_code]).toEqual([401, "unauthorized"]);
    const { token } = await signIn(call, email);
    expect((await call("GET /me/sessions", { token })).body.items).toHaveLength(1);
  });

  it("ends the session on signing out, and signs out again gladly", async () => {
    const { cookie, token } = await newMember(context());
    const out = await call("POST /auth/logout", { cookie, token });
    expect([out.status, out.cookie]).toEqual([204, ""]);
    expect((await call(REFRESH, { cookie })).status).toBe(401);
    expect((await call("GET /me", { token })).status).toBe(401);
    expect((await call("POST /auth/logout", { cookie, token })).status).toBe(204);
    expect((await call("POST /auth/logout")).status).toBe(204);
  });

  it("signs out by the access token alone", async () => {
    const { cookie, token } = await newMember(context());
    expect((await call("POST /auth/logout", { token })).status).toBe(204);
    expect((await call(REFRESH, { cookie })).status).toBe(401);
  });
});
