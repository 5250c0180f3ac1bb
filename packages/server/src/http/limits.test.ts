import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  addAccount,
  newEmail,
  newMember,
  PASSWORD,
  register,
  registration,
  signIn,
  startSession,
} from "../testing/new-member.ts";
import type { CallOptions } from "../testing/call.ts";
import { contactMessage, report } from "../testing/say.ts";
import { tokenOf } from "../testing/test-mailbox.ts";
import { twoMembers } from "../testing/two-members.ts";
import { form } from "../testing/uploads/form.ts";
import { type TestContext, useMemoryServer } from "../testing/use-test-server.ts";
import { readContract } from "./contract.ts";

describe("limits", () => {
  const context = useMemoryServer({ LIMITS: "on" });

  it("let one address try to sign in sixty times a minute", async () => {
    const tries = await statuses(context(), 61, () => ["POST /auth/login", { body: {} }]);
    expect(tries).toEqual([...Array<number>(60).fill(400), 429]);
  });

  it("count the addresses of an IPv6 subnet as one", async () => {
    const signInFrom = async (remoteAddress: string): Promise<number> => {
      const payload = { email: newEmail(), password: "wrong password" };
      const login = { method: "POST", url: "/api/auth/login", payload, remoteAddress } as const;
      return (await context().server.app.inject(login)).statusCode;
    };
    const tries: number[] = [];
    for (let host = 1; host <= 11; host += 1) tries.push(await signInFrom(`2001:db8::${host}`));
    expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
    expect(await signInFrom("2001:db8:0:1::1")).toBe(401);
  });

  it("count subnets of IPv6 that one owner may have together as ten", async () => {
    const post = async (url: string, payload: object, remoteAddress: string): Promise<number> =>
      (await context().server.app.inject({ method: "POST", url, payload, remoteAddress }))
        .statusCode;
    const contact = { ...contactMessage, email: newEmail() };
    const guess = () => ({ email: newEmail(), password: "wrong password" });
    const refused = { contact: 0, login: 0, refresh: 0 };
    for (let turn = 0; turn < 210; turn += 1) {
      const from = `2001:db8:1:${Math.floor(turn / 10)}::1`;
      if ((await post("/api/contact", contact, from)) === 429) refused.contact += 1;
      if (turn < 110 && (await post("/api/auth/login", guess(), from)) === 429) refused.login += 1;
    }
    for (let turn = 0; turn < 610; turn += 1) {
      const from = `2001:db8:1:${Math.floor(turn / 60)}::1`;
      if ((await post("/api/auth/refresh-token", {}, from)) === 429) refused.refresh += 1;
    }
    expect(refused).toEqual({ contact: 10, login: 10, refresh: 10 });
    expect(await post("/api/contact", contact, "2001:db8:2::1")).toBe(422);
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

describe("limits of visitors", () => {
  const context = useMemoryServer({ LIMITS: "on" });

  it("hold for every call that needs no member and is no mere reading", async () => {
    const calls = await publicCalls();
    expect(calls).toContain("POST /auth/reset-password");
    expect(calls).toContain("GET /verify-email");
    const last = await Promise.all(
      calls.map(async (call) => (await statuses(context(), 61, () => [call, {}])).at(-1)),
    );
    expect(last).toEqual(calls.map(() => 429));
  });
});

/** Reading calls with a limit: `verifyEmail` opens an account. */
const costlyReading: readonly unknown[] = ["verifyEmail"];

/** Returns the calls that the contract lets visitors make, except mere reading. */
async function publicCalls(): Promise<readonly string[]> {
  const { paths, security = [] } = await readContract();
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const id = operation?.operationId;
      if (id === undefined || (method === "get" && !costlyReading.includes(id))) return [];
      const ways = operation?.security ?? security;
      const isOpen = ways.length === 0 || ways.some((way) => !("bearerAuth" in way));
      return isOpen ? [`${method.toUpperCase()} ${path}`] : [];
    }),
  );
}

describe("limits of a password", () => {
  const context = useMemoryServer({ LIMITS: "on" });

  it("let one session give the password five times a minute, whatever for, and others go on", async () => {
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

  it("let one link be tried with ten passwords a minute, and others go on", async () => {
    const { call, server } = context();
    const links: string[] = [];
    for (const _ of ["one", "other"]) {
      const { email } = await register(call);
      links.push(tokenOf(await server.mailbox.next(email)));
    }
    const [one, other] = links;
    const guess = (token = "") => ({ body: { token, password: "wrong password" } });
    const tries = await statuses(context(), 11, () => ["POST /verify-email", guess(one)]);
    expect(tries).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await call("POST /verify-email", guess(other))).status).toBe(422);
  });
});

describe("limits of one member", () => {
  const context = useMemoryServer({ LIMITS: "on" });

  it.each<[number, string, object | undefined, number]>([
    [30, "GET /nicknames/check?nickname=Clarissa", undefined, 200],
    [60, "GET /discover", undefined, 403],
    [10, report({ id: randomUUID() }), { reason: "spam" }, 404],
    [30, "GET /me/export/file", undefined, 404],
    [60, "GET /me/voice-script", undefined, 409],
    [60, "GET /me/twin/sharing", undefined, 200],
    [60, "PUT /me/twin/sharing", { answers: [] }, 200],
  ])(
    "let one member call %i times a minute: %s, and others go on",
    async (most, path, body, status) => {
      // Registering has a limit of its own.
      const member = async () => signIn(context().call, (await addAccount(context())).email);
      const [one, other] = [await member(), await member()];
      const tries = await statuses(context(), most + 1, () => [path, { token: one.token, body }]);
      expect(tries).toEqual([...Array<number>(most).fill(status), 429]);
      expect((await context().call(path, { token: other.token, body })).status).toBe(status);
    },
  );

  it("let one session change things 240 times a minute, whatever it is, and others go on and read", async () => {
    const [one, other] = [await newMember(context()), await newMember(context())];
    const [block, unblock] = [`POST /profiles/${randomUUID()}/block`, "DELETE /me/sessions"];
    const tries = await statuses(context(), 241, (turn) => [
      turn % 2 ? "PATCH /me/settings" : "PUT /me/criteria",
      { token: one.token, body: { unknown: 1 } },
    ]);
    expect([new Set(tries.slice(0, -1)).has(429), tries.at(-1)]).toEqual([false, 429]);
    for (const call of [block, unblock]) {
      expect((await context().call(call, { token: one.token })).status).toBe(429);
    }
    expect((await context().call("GET /me", { token: one.token })).status).toBe(200);
    const body = { unknown: 1 };
    expect((await context().call("PUT /me/criteria", { token: other.token, body })).status).toBe(
      400,
    );
  });

  it("let one session read 600 times a minute, whatever it is, and others go on and change things", async () => {
    const [one, other] = [await newMember(context()), await newMember(context())];
    const calls = ["GET /me", "GET /me/sessions", "GET /me/blocks"];
    const tries = await statuses(context(), 601, (turn) => [
      calls[turn % calls.length] ?? "",
      { token: one.token },
    ]);
    expect([new Set(tries.slice(0, -1)).has(429), tries.at(-1)]).toEqual([false, 429]);
    const body = { unknown: 1 };
    const change = await context().call("PUT /me/criteria", { token: one.token, body });
    expect(change.status).toBe(400);
    expect((await context().call("GET /me", { token: other.token })).status).toBe(200);
  });

  it("let one session ask for 240 pages with cards a minute, of whatever kind, and others go on and read", async () => {
    const [one, other] = [await newMember(context()), await newMember(context())];
    const calls = ["GET /me/likes", "GET /me/matches", "GET /conversations"];
    const tries = await statuses(context(), 241, (turn) => [
      calls[turn % calls.length] ?? "",
      { token: one.token },
    ]);
    expect(tries).toEqual([...Array<number>(240).fill(403), 429]);
    expect((await context().call("GET /me", { token: one.token })).status).toBe(200);
    expect((await context().call("GET /me/likes", { token: other.token })).status).toBe(403);
  });

  it("let one member report thirty times a day, from whichever session", async () => {
    const account = await addAccount(context());
    const sessions = await Promise.all([1, 2, 3, 4].map(() => startSession(context(), account)));
    const tries = await statuses(context(), 31, (turn) => [
      report({ id: randomUUID() }),
      { token: sessions[turn % 4]?.token, body: { reason: "spam" } },
    ]);
    expect(tries).toEqual([...Array<number>(30).fill(404), 429]);
  });

  it("let one member upload thirty files a minute, of whatever kind, and others go on", async () => {
    const one = await newMember(context());
    const other = await newMember(context());
    const call = "POST /me/profile/voice";
    const upload = form(Buffer.from("no voice"), { field: "voice_message" });
    const picture = form(Buffer.from("no picture"));
    const tries = await statuses(context(), 31, (turn) =>
      turn % 2
        ? [call, { token: one.token, ...upload }]
        : ["POST /me/profile/picture", { token: one.token, ...picture }],
    );
    expect(tries).toEqual([...Array<number>(30).fill(415), 429]);
    const note = `POST /conversations/${randomUUID()}/messages/audio`;
    expect((await context().call(note, { token: one.token, ...upload })).status).toBe(429);
    expect((await context().call(call, { token: other.token, ...upload })).status).toBe(415);
  });
});

describe("limits of one session", () => {
  const context = useMemoryServer({ LIMITS: "on" });

  it("let one session be continued thirty times a minute, by whichever of its cookies, and others go on", async () => {
    const [one, other] = [await newMember(context()), await newMember(context())];
    const refresh = "POST /auth/refresh-token";
    let next: string | undefined = one.cookie;
    const answers: number[] = [];
    for (let turn = 0; turn < 31; turn += 1) {
      const answer = await context().call(refresh, { cookie: turn % 2 ? one.cookie : next });
      answers.push(answer.status);
      next = answer.cookie ?? next;
    }
    expect(answers).toEqual([...Array<number>(30).fill(200), 429]);
    expect((await context().call(refresh, { cookie: other.cookie })).status).toBe(200);
  });
});

describe("limits of likes", () => {
  const context = useMemoryServer({ LIMITS: "on" });
  const say = (message?: string): [string, CallOptions] => [
    `POST /profiles/${randomUUID()}/like`,
    message === undefined ? {} : { body: { message } },
  ];
  const tries = (times: number, token: string, message?: string) =>
    statuses(context(), times, () => {
      const [call, options] = say(message);
      return [call, { ...options, token }];
    });

  it("let a new account say ten first messages a day, and like seventy-five people", async () => {
    const { token } = await newMember(context());
    const withWords = await tries(11, token, "Hello");
    expect([withWords.at(-2), withWords.at(-1)]).toEqual([403, 429]);
    const refused = await context().call(say("Hello")[0], { token, body: { message: "Hello" } });
    expect(refused.body.error_code).toBe("daily_limit");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(80_000);
    const plain = await tries(64, token);
    expect([plain.at(-2), plain.at(-1)]).toEqual([403, 429]);
    const { call } = context();
    const pass = { token, body: { action: "pass" } };
    expect((await call(say()[0], pass)).status).toBe(403);
  });

  it("let others say more", async () => {
    const { token, email } = await newMember(context());
    context().server.clock.advance(3 * 24 * 60 * 60);
    const { body } = await context().call("POST /auth/login", {
      body: { email, password: PASSWORD },
    });
    expect(token).not.toBe(body.token);
    const withWords = await tries(26, body.token ?? "", "Hello");
    expect([withWords.at(-2), withWords.at(-1)]).toEqual([403, 429]);
    const plain = await tries(125, body.token ?? "");
    expect([plain.at(-2), plain.at(-1)]).toEqual([403, 429]);
  });
});

describe("limits of candidates", () => {
  const context = useMemoryServer({ LIMITS: "on" });

  it("let one member ask for thirty members by nickname a minute, whether there are such or not", async () => {
    const [one, other] = await twoMembers(context());
    const { body } = await context().call("GET /me", { token: other.token });
    const { String: nickname } = body.nickname as { readonly String: string };
    const there = `GET /discover/nickname/${encodeURIComponent(nickname)}`;
    const tries = await statuses(context(), 31, (turn) => [
      turn === 0 ? there : "GET /discover/nickname/Clarissa",
      { token: one.token },
    ]);
    expect(tries).toEqual([200, ...Array<number>(29).fill(404), 429]);
    expect((await context().call(there, { token: one.token })).status).toBe(429);
    expect((await context().call(there, { token: other.token })).status).toBe(404);
  });

  it("let a member claim ten nicknames a minute, also with a field for which none is saved", async () => {
    const { token } = await newMember(context());
    const bio = { Valid: true, String: "Write to me at robin@example.com" };
    const tries = await statuses(context(), 11, (turn) => [
      "PUT /me/profile",
      { token, body: { nickname: `Robin Alt ${turn}`, profile: { bio } } },
    ]);
    expect(tries).toEqual([...Array<number>(10).fill(422), 429]);
    const allowed = { token, body: { profile: { sex: { Valid: true, String: "male" } } } };
    expect((await context().call("PUT /me/profile", allowed)).status).toBe(200);
  });
});

describe("limits of messages to us", () => {
  const context = useMemoryServer({ LIMITS: "on" });

  it("let one member try ten times an hour, and one address twenty times", async () => {
    const { token } = await newMember(context());
    const asMember = await statuses(context(), 11, () => [
      "POST /contact",
      { token, body: contactMessage },
    ]);
    expect(asMember).toEqual([...Array<number>(10).fill(422), 429]);
    const body = { ...contactMessage, email: newEmail() };
    const asVisitor = await statuses(context(), 21, () => ["POST /contact", { body }]);
    expect(asVisitor).toEqual([...Array<number>(20).fill(422), 429]);
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
