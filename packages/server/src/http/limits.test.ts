import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newEmail, newMember, registration } from "../testing/new-member.ts";
import { openMemoryDatabase } from "../testing/memory-database.ts";
import type { CallOptions } from "../testing/call.ts";
import { form } from "../testing/form.ts";
import { report } from "../testing/say.ts";
import { type TestContext, useTestServer } from "../testing/use-test-server.ts";

describe("limits", () => {
  const context = useTestServer(openMemoryDatabase, { LIMITS: "on" });

  it("let one address sign in ten times a minute", async () => {
    const tries = await statuses(context(), 11, () => [
      "POST /auth/login",
      { body: { email: newEmail(), password: "wrong password" } },
    ]);
    expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it("let one address register, and ask for reset links, five times a minute", async () => {
    const registered = await statuses(context(), 6, () => [
      "POST /auth/register",
      { body: registration(newEmail()) },
    ]);
    expect(registered).toEqual([202, 202, 202, 202, 202, 429]);
    const forgot = await statuses(context(), 6, () => [
      "POST /auth/forgot-password",
      { body: { email: newEmail() } },
    ]);
    expect(forgot).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it("say how long to wait", async () => {
    const answer = await context().call("POST /auth/forgot-password", {
      body: { email: newEmail() },
    });
    expect([answer.status, answer.body.error_code]).toEqual([429, "rate_limited"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(60);
  });
});

describe("limits of a password", () => {
  const context = useTestServer(openMemoryDatabase, { LIMITS: "on" });

  it("let one member give the password five times a minute, whatever for, and others go on", async () => {
    const one = await newMember(context());
    const other = await newMember(context());
    const password = "wrong password";
    const body = { current_password: password, new_password: "a new passphrase" };
    const tries = await statuses(context(), 6, (turn) =>
      turn % 2
        ? ["PUT /me/password", { token: one.token, body }]
        : ["POST /me/deletion", { token: one.token, body: { password } }],
    );
    expect(tries).toEqual([...Array<number>(5).fill(422), 429]);
    const answer = await context().call("PUT /me/password", { token: other.token, body });
    expect(answer.status).toBe(422);
  });
});

describe("limits of one account", () => {
  const context = useTestServer(openMemoryDatabase, { LIMITS: "on" });

  it("let one account be tried five times a minute, however it is written", async () => {
    const email = newEmail();
    const tries = await statuses(context(), 6, (turn) => [
      "POST /auth/login",
      { body: { email: turn % 2 ? email : email.toUpperCase(), password: "wrong password" } },
    ]);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("let one member check thirty nicknames a minute, and others go on", async () => {
    const one = await newMember(context());
    const other = await newMember(context());
    const call = "GET /nicknames/check?nickname=Somebody";
    const tries = await statuses(context(), 31, () => [call, { token: one.token }]);
    expect(tries).toEqual([...Array<number>(30).fill(200), 429]);
    expect((await context().call(call, { token: other.token })).status).toBe(200);
  });

  it("let one member set ten voice messages a minute, and others go on", async () => {
    const one = await newMember(context());
    const other = await newMember(context());
    const call = "POST /me/profile/voice";
    const upload = form(Buffer.from("no voice"), { field: "voice_message" });
    const tries = await statuses(context(), 11, () => [call, { token: one.token, ...upload }]);
    expect(tries).toEqual([...Array<number>(10).fill(415), 429]);
    expect((await context().call(call, { token: other.token, ...upload })).status).toBe(415);
  });
});

describe("limits of candidates", () => {
  const context = useTestServer(openMemoryDatabase, { LIMITS: "on" });

  it("let one member read pages of candidates sixty times a minute, and others go on", async () => {
    const one = await newMember(context());
    const other = await newMember(context());
    const tries = await statuses(context(), 61, () => ["GET /discover", { token: one.token }]);
    expect(tries).toEqual([...Array<number>(60).fill(403), 429]);
    expect((await context().call("GET /discover", { token: other.token })).status).toBe(403);
  });
});

describe("limits of messages to us", () => {
  const context = useTestServer(openMemoryDatabase, { LIMITS: "on" });
  const message = {
    full_name: "Ada",
    subject: "A question",
    message: "How do I change my city?",
    stamp: "none-of-ours-at-all",
    loaded_at: 0,
    website: "",
  };

  it("let one member try ten times an hour, and one address twenty times", async () => {
    const { token } = await newMember(context());
    const asMember = await statuses(context(), 11, () => [
      "POST /contact",
      { token, body: message },
    ]);
    expect(asMember).toEqual([...Array<number>(10).fill(422), 429]);
    const body = { ...message, email: newEmail() };
    const asVisitor = await statuses(context(), 10, () => ["POST /contact", { body }]);
    expect(asVisitor).toEqual([...Array<number>(9).fill(422), 429]);
  });

  it("let one address fetch thirty stamps a minute", async () => {
    const tries = await statuses(context(), 31, () => ["GET /contact/stamp", {}]);
    expect(tries).toEqual([...Array<number>(30).fill(200), 429]);
  });
});

describe("limits of reports", () => {
  const context = useTestServer(openMemoryDatabase, { LIMITS: "on" });

  it("let one member report ten times a minute, whomever", async () => {
    const { token } = await newMember(context());
    const tries = await statuses(context(), 11, () => [
      report({ id: randomUUID() }),
      { token, body: { reason: "spam" } },
    ]);
    expect(tries).toEqual([...Array<number>(10).fill(404), 429]);
  });
});

async function statuses(
  { call }: TestContext,
  times: number,
  make: (turn: number) => [string, CallOptions],
): Promise<number[]> {
  const seen: number[] = [];
  for (let turn = 0; turn < times; turn += 1) seen.push((await call(...make(turn))).status);
  return seen;
}
