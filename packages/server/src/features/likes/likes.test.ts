import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { completeMember } from "../../testing/complete-member.ts";
import { deleteAccount, suspend } from "../../testing/leave.ts";
import { signIn, type TestMember } from "../../testing/new-member.ts";
import { block, like, unblock, undo } from "../../testing/say.ts";
import { twoMembers } from "../../testing/two-members.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { likeStore } from "./store.ts";

const RECEIVED = "GET /me/likes?direction=received";
const GIVEN = "GET /me/likes?direction=given";

describe("likes", () => {
  const context = useTestServer();
  const { call, server } = context;
  const pair = () => twoMembers(context());

  const pass = { of: like, body: { action: "pass" } };
  /** How many notices of one member's likes are to go to another; each goes only where its like stands. */
  const notices = async (from: TestMember, to: TestMember) => {
    const { rows } = await sql`
      select from pgboss.job where name = 'like-notice'
        and data ->> 'memberId' = ${from.id} and data ->> 'candidateId' = ${to.id}`.execute(
      server.services.db,
    );
    return rows.length;
  };

  it("are notified a second after they can no longer be taken back", async () => {
    const [ada, ben] = await pair();
    await call(like(ben), { token: ada.token });
    const { rows } = await sql`
      select round(extract(epoch from start_after - created_on))::int as delay from pgboss.job
      where name = 'like-notice' and data ->> 'candidateId' = ${ben.id}`.execute(
      server.services.db,
    );
    expect(rows).toEqual([{ delay: 11 }]);
  });

  it("wait for an answer, and are notified after the time to undo them", async () => {
    const [ada, ben] = await pair();
    const liked = await call(like(ben), { token: ada.token });
    const until = new Date(server.clock.now().getTime() + 10_000).toISOString();
    expect([liked.status, liked.body]).toEqual([200, { status: "pending", undo_until: until }]);
    const given = await call("GET /me/likes", { token: ada.token });
    expect(given.body.total).toBe(1);
    expect(given.body.items?.[0]).toMatchObject({
      status: "pending",
      user: {
        id: ben.id,
        twin_available: true,
        compatibility: { completeness: expect.any(Number) },
      },
      givenAt: server.clock.now().toISOString(),
      receivedAt: null,
      confirmedAt: null,
    });
    server.clock.advance(9);
    expect((await call(RECEIVED, { token: ben.token })).body).toMatchObject({
      items: [],
      total: 0,
    });
    server.clock.advance(1);
    const received = await call(RECEIVED, { token: ben.token });
    expect(received.body.items?.map(({ status, user }) => [status, user.id])).toEqual([
      ["pending", ada.id],
    ]);
    expect([received.body.total, received.body.next_cursor]).toEqual([1, null]);
  });

  it("said again change nothing, and the other word replaces the first one", async () => {
    const [ada, ben] = await pair();
    const { token } = ada;
    const first = await call(like(ben), { token, body: { action: "like", message: "Hello Ben" } });
    server.clock.advance(5);
    const again = await call(like(ben), { token, body: { message: "Another" } });
    expect(again.body).toEqual(first.body);
    expect((await call(GIVEN, { token })).body.items?.[0]?.message).toBe("Hello Ben");
    server.clock.advance(6);
    expect((await call(like(ben), { token })).body).toEqual({ status: "pending" });
    const passed = await call(like(ben), { token, body: { action: "pass", message: "ignored" } });
    expect(passed.body).toMatchObject({ status: "passed", undo_until: expect.any(String) });
    expect((await call(GIVEN, { token })).body).toMatchObject({ items: [], total: 0 });
    expect((await call(RECEIVED, { token: ben.token })).body.total).toBe(0);
  });

  it("go on waiting for a member who passed, who is not asked again", async () => {
    const [ada, ben] = await pair();
    await call(like(ben), { token: ada.token });
    server.clock.advance(11);
    await call(like(ada), { token: ben.token, body: { action: "pass" } });
    expect((await call(RECEIVED, { token: ben.token })).body.total).toBe(0);
    expect((await call(GIVEN, { token: ada.token })).body.items?.[0]?.status).toBe("pending");
  });

  it("can be taken back for ten seconds, as if nothing had been said", async () => {
    const [ada, ben] = await pair();
    const { token } = ada;
    for (const action of ["like", "pass"]) {
      await call(like(ben), { token, body: { action } });
      server.clock.advance(10);
      expect((await call(undo(ben), { token })).status).toBe(204);
      expect((await call(undo(ben), { token })).status).toBe(204);
      expect(await likeStore(server.services.db).find(ada.id, ben.id)).toBeUndefined();
    }
    await call(like(ben), { token });
    server.clock.advance(10.001);
    const late = await call(undo(ben), { token });
    expect([late.status, late.body.error_code]).toEqual([409, "undo_expired"]);
    expect((await call(GIVEN, { token })).body.total).toBe(1);
  });

  it("come with one text for a pair, whatever is said in between", async () => {
    const [ada, ben] = await pair();
    const say = (message: string, action = "like") =>
      call(like(ben), { token: ada.token, body: { action, message } });
    const readByBen = async () => {
      server.clock.advance(11);
      const { body } = await call(RECEIVED, { token: ben.token });
      return body.items?.map(({ message }) => message);
    };
    expect((await say("Taken back in time")).status).toBe(200);
    await call(undo(ben), { token: ada.token });
    expect((await say("The first")).status).toBe(200);
    expect(await readByBen()).toEqual(["The first"]);
    await call(like(ben), { token: ada.token, body: { action: "pass" } });
    const again = await say("The second");
    expect([again.status, again.body.details?.[0]]).toMatchObject([
      422,
      { field: "message", code: "already_said" },
    ]);
    await call(like(ben), { token: ada.token });
    expect((await say("The third")).status).toBe(422);
    expect(await readByBen()).toEqual([undefined]);
  });

  it.each([
    ["a pass", [pass]],
    ["a pass that is taken back", [pass, { of: undo }]],
    ["a like that is taken back", [pass, { of: like }, { of: undo }]],
    ["a block", [{ of: block }, { of: unblock }]],
  ])("that are given again after %s are no new ones to the other", async (_what, steps) => {
    const [ada, ben] = await pair();
    const eve = await completeMember(context());
    const seen = async () => {
      const { body } = await call(RECEIVED, { token: ben.token });
      return body.items?.map(({ user, receivedAt }) => [user.id, receivedAt]);
    };
    for (const { token } of [ada, eve]) {
      await call(like(ben), { token });
      server.clock.advance(11);
    }
    const first = await seen();
    expect(first?.map(([id]) => id)).toEqual([eve.id, ada.id]);
    for (const { of, ...step } of steps) await call(of(ben), { token: ada.token, ...step });
    const again = await call(like(ben), { token: ada.token });
    const until = new Date(server.clock.now().getTime() + 10_000).toISOString();
    expect(again.body).toEqual({ status: "pending", undo_until: until });
    expect((await seen())?.map(([id]) => id)).toEqual([eve.id]);
    server.clock.advance(11);
    expect(await seen()).toEqual(first);
    expect(await notices(ada, ben)).toBe(1);
  });

  it("that were taken back in time are new ones when they are given", async () => {
    const [ada, ben] = await pair();
    const { token } = ada;
    for (const { of, ...back } of [{ of: undo }, pass]) {
      await call(like(ben), { token });
      server.clock.advance(5);
      await call(of(ben), { token, ...back });
    }
    await call(like(ben), { token });
    const receivedAt = server.clock.now().toISOString();
    server.clock.advance(11);
    const { body } = await call(RECEIVED, { token: ben.token });
    expect(body.items).toMatchObject([{ receivedAt }]);
    expect(await notices(ada, ben)).toBe(3);
  });

  it("are known for 180 days, and then new ones", async () => {
    const [ada, ben] = await pair();
    await call(like(ben), { token: ada.token });
    await server.eraseAfter(181 * 24 * 60 * 60);
    const { token } = await signIn(call, ada.email);
    for (const action of ["like", "pass", "like"]) {
      expect((await call(like(ben), { token, body: { action } })).status).toBe(200);
    }
    expect(await notices(ada, ben)).toBe(2);
  });

  it("come without links and contact details", async () => {
    const [ada, ben] = await pair();
    const say = (message: string) => call(like(ben), { token: ada.token, body: { message } });
    const refused = await say("Look: https://evil.example/x");
    expect([refused.status, refused.body.details?.[0]?.code]).toEqual([422, "contact_details"]);
    expect((await say("I was in Lyon in 2019 at 7.30 or so.")).status).toBe(200);
  });

  it("come without a half of a number to call whose other half is on the card", async () => {
    const [ada, ben] = await pair();
    const save = async (profile: object) =>
      expect((await call("PUT /me/profile", { token: ada.token, body: { profile } })).status).toBe(
        200,
      );
    const say = (message: string) => call(like(ben), { token: ada.token, body: { message } });
    const isRefused = async (message: string) => {
      const refused = await say(message);
      expect([refused.status, refused.body.details?.[0]?.code]).toEqual([422, "contact_details"]);
    };
    await save({ bio: { Valid: true, String: "My lucky number is 345678." } });
    await isRefused("0612, and the rest you will find");
    await save({
      bio: { Valid: true, String: "I sing." },
      city: { Valid: true, String: "Lyon 69003" },
    });
    await isRefused("It begins with 06 12 34");
    expect((await say("I sing too, since 2019, on the 3rd floor of number 12.")).status).toBe(200);
  });

  it("cannot be taken back once a match came of them, even one that has ended", async () => {
    const [ada, ben] = await pair();
    await call(like(ben), { token: ada.token });
    const { body } = await call(like(ada), { token: ben.token });
    const refused = await call(undo(ada), { token: ben.token });
    expect([refused.status, refused.body.error_code, refused.body.message]).toEqual([
      409,
      "undo_expired",
      "You are a match already. You can end the match instead.",
    ]);
    await call(`DELETE /matches/${body.match_id}`, { token: ada.token });
    expect((await call(undo(ada), { token: ben.token })).status).toBe(404);
  });

  it("come page by page, the newest first, no member twice and none missed", async () => {
    const ada = await completeMember(context());
    const others: TestMember[] = [];
    for (let count = 0; count < 5; count += 1) {
      const other = await completeMember(context());
      others.unshift(other);
      await call(like(other), { token: ada.token });
      // Two likes of one moment stand in the order of their ids.
      if (count !== 2) server.clock.advance(1);
    }
    const first = await call("GET /me/likes?limit=2&after=", { token: ada.token });
    const late = await completeMember(context());
    await call(like(late), { token: ada.token });
    const seen = (first.body.items ?? []).map(({ user }) => user.id);
    let cursor = first.body.next_cursor;
    while (cursor) {
      const page = await call(`GET /me/likes?limit=2&after=${cursor}`, { token: ada.token });
      seen.push(...(page.body.items ?? []).map(({ user }) => user.id));
      cursor = page.body.next_cursor;
    }
    expect(seen).toHaveLength(5);
    expect(seen.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    expect([seen[0], seen[4]]).toEqual([others[0]?.id, others[4]?.id]);
    expect(first.body.total).toBe(5);
  });

  it("refuse a cursor that is forged, of another list, or of another member", async () => {
    const [ada, ben] = await pair();
    const eve = await completeMember(context());
    await call(like(ben), { token: ada.token });
    await call(like(eve), { token: ada.token });
    const { body } = await call("GET /me/likes?limit=1", { token: ada.token });
    const cursor = body.next_cursor ?? "";
    const forged = Buffer.from(cursor, "base64url");
    forged.writeUInt8(forged.readUInt8(20) ^ 1, 20);
    for (const [path, token] of [
      [`/me/likes?after=${forged.toString("base64url")}`, ada.token],
      ["/me/likes?after=abc", ada.token],
      [`/me/likes?direction=received&after=${cursor}`, ada.token],
      [`/me/matches?after=${cursor}`, ada.token],
      [`/me/likes?after=${cursor}`, ben.token],
    ] as const) {
      const refused = await call(`GET ${path}`, { token });
      expect([refused.status, refused.body.error_code]).toEqual([422, "invalid_cursor"]);
    }
    expect((await call(`GET /me/likes?after=${cursor}`, { token: ada.token })).status).toBe(200);
  });

  it("come without a text that cannot be seen", async () => {
    const [{ token }, ben] = await pair();
    const blank = await call(like(ben), { token, body: { message: " \n " } });
    expect(blank.status).toBe(200);
    expect((await call(GIVEN, { token })).body.items?.[0]).not.toHaveProperty("message");
  });

  const messagesFor = async ({ token }: TestMember, rest = "") =>
    (await call(`GET /me/likes/messages${rest}`, { token })).body;

  type Happens = (ada: TestMember, ben: TestMember) => Promise<unknown>;
  it.each<[string, Happens]>([
    ["stand", async () => undefined],
    ["are followed by a block", (ada, ben) => call(block(ben), { token: ada.token })],
    [
      "are taken back later",
      (ada, ben) => call(like(ben), { token: ada.token, body: { action: "pass" } }),
    ],
    ["are returned", (ada, ben) => call(like(ada), { token: ben.token })],
    ["come of an account that is deleted", (ada) => deleteAccount(context(), ada)],
    ["come of an account that is suspended", (ada) => suspend(context(), ada)],
  ])("leave a message that can be reported, also where they %s", async (_, happens) => {
    const [ada, ben] = await pair();
    const body = { action: "like", message: "I know where you live" };
    await call(like(ben), { token: ada.token, body });
    const at = server.clock.now().toISOString();
    // The like can still be taken back.
    expect(await messagesFor(ben)).toMatchObject({ items: [], total: 0 });
    expect(await messagesFor(ada)).toMatchObject({ items: [], total: 0 });
    server.clock.advance(11);
    await happens(ada, ben);
    const { items, ...rest } = await messagesFor(ben);
    expect(items).toEqual([
      { id: expect.any(String), user_id: ada.id, message: body.message, created_at: at },
    ]);
    expect(rest).toEqual({ next_cursor: null, total: 1 });
    const report = await call(`POST /profiles/${items?.[0]?.user_id}/report`, {
      token: ben.token,
      body: { reason: "harassment" },
    });
    expect(report.status).toBe(202);
  });

  it("come with at most 1,000 characters", async () => {
    const [{ token }, ben] = await pair();
    const said = (length: number) =>
      call(like(ben), {
        token,
        body: { message: "On a bench by the river. ".repeat(50).slice(0, length) },
      });
    expect((await said(1_001)).status).toBe(400);
    expect((await said(1_000)).status).toBe(200);
  });

  it("are not for oneself, whatever case the id is written in", async () => {
    const { id, token } = await completeMember(context());
    for (const own of [id, id.toUpperCase()]) {
      const refused = await call(like({ id: own }), { token });
      expect([refused.status, refused.body.details?.[0]?.code]).toEqual([422, "oneself"]);
      expect((await call(undo({ id: own }), { token })).status).toBe(404);
    }
  });

  it("give reasons in the language that is asked for, else in the member's own", async () => {
    const [ada, ben] = await pair();
    await call(like(ben), { token: ada.token });
    const reasons = async (language?: string) => {
      const headers = language === undefined ? {} : { "accept-language": language };
      const { body } = await call(GIVEN, { token: ada.token, headers });
      return Object.values(body.items?.[0]?.user.compatibility?.reasons ?? {})[0];
    };
    const english = await reasons();
    expect(english).toMatch(/\w/);
    expect(await reasons("de-CH,en;q=0.5")).not.toBe(english);
    expect(await reasons("tlh, en;q=0.5")).toBe(english);
  });

  it("given twice at once are one like", async () => {
    const [ada, ben] = await pair();
    const { token } = ada;
    const answers = await Promise.all([1, 2, 3].map(() => call(like(ben), { token })));
    expect(answers.map(({ body }) => body.status)).toEqual(["pending", "pending", "pending"]);
    server.clock.advance(11);
    expect((await call(RECEIVED, { token: ben.token })).body.total).toBe(1);
    const undone = await Promise.all([1, 2].map(() => call(undo(ben), { token })));
    expect(undone.map(({ status }) => status)).toEqual([409, 409]);
  });
});
