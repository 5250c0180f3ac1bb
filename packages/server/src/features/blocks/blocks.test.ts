import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { eraseExpired } from "../../erase-expired.ts";
import { wholeAnswers } from "../../testing/answers.ts";
import { completeMember } from "../../testing/complete-member.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { deleteAccount, leavings } from "../../testing/leave.ts";
import {
  newNickname,
  registeredMember,
  signIn,
  type TestMember,
} from "../../testing/new-member.ts";
import { block, like, unblock } from "../../testing/say.ts";
import { twoInConversation } from "../../testing/live/conversations.ts";
import { twoMatched, twoMembers } from "../../testing/two-members.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const DAY = 24 * 60 * 60;

onEachDatabase("blocks", (open) => {
  const context = useTestServer({}, { openDatabase: open });
  const { call, server } = context;

  it("take likes out of sight that still waited, in both directions", async () => {
    const [ada, ben] = await twoMembers(context());
    const eve = (await twoMembers(context()))[0];
    await call(like(ben), { token: ada.token });
    await call(like(ben), { token: eve.token });
    server.clock.advance(11);
    await call(block(ada), { token: ben.token });
    const received = await call("GET /me/likes?direction=received", { token: ben.token });
    expect(received.body.items?.map(({ user }) => user.id)).toEqual([eve.id]);
    expect(received.body.total).toBe(1);
    expect((await call("GET /me/likes", { token: ada.token })).body.total).toBe(0);
  });

  it("are harmless twice and at once, and can be answered by no block", async () => {
    const [ada, ben] = await twoMembers(context());
    const answers = await Promise.all([1, 2, 3].map(() => call(block(ben), { token: ada.token })));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await call(block(ben), { token: ada.token })).status).toBe(204);
    expect((await call(block(ada), { token: ben.token })).status).toBe(404);
  });

  it("beat a like of the same moment", async () => {
    const [ada, ben] = await twoMembers(context());
    await call(like(ada), { token: ben.token });
    await Promise.all([
      call(like(ben), { token: ada.token }),
      call(block(ada), { token: ben.token }),
    ]);
    for (const { token } of [ada, ben]) {
      expect((await call("GET /me/matches", { token })).body.total).toBe(0);
      expect((await call("GET /me/likes", { token })).body.total).toBe(0);
    }
  });

  const namesBlockedBy = async ({ token }: TestMember) =>
    (await call("GET /me/blocks", { token })).body.items?.map(({ user_id }) => user_id);

  it("are listed for who made them alone, the latest first, with since when", async () => {
    const [ada, ben] = await twoMembers(context());
    const eve = (await twoMembers(context()))[0];
    await call(block(ben), { token: ada.token });
    server.clock.advance(60);
    await call(block(eve), { token: ada.token });
    const { status, body } = await call("GET /me/blocks", { token: ada.token });
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        user_id: eve.id,
        nickname: expect.any(String),
        created_at: server.clock.now().toISOString(),
      },
      { user_id: ben.id, nickname: expect.any(String), created_at: expect.any(String) },
    ]);
    expect(await namesBlockedBy(ben)).toEqual([]);
    const me = await call("GET /me", { token: ada.token });
    expect(me.body.capabilities).toContain("blocks");
  });

  it("are listed as they were made, whatever becomes of the other until they are erased", async () => {
    const ada = (await twoMembers(context()))[0];
    const blocks = async () => (await call("GET /me/blocks", { token: ada.token })).body.items;
    for (const { leave, comeBack } of Object.values(leavings)) {
      const ben = await completeMember(context());
      await call(block(ben), { token: ada.token });
      const before = await blocks();
      await leave(context(), ben);
      expect(await blocks()).toEqual(before);
      await comeBack(context(), ben);
      expect(await blocks()).toEqual(before);
    }
    expect(await blocks()).toHaveLength(2);
  });

  it("end by the one who made them alone", async () => {
    const [ada, ben] = await twoMembers(context());
    const eve = (await twoMembers(context()))[0];
    await call(block(ben), { token: ada.token });
    for (const [member, other] of [
      [ben, ada],
      [eve, ben],
      [eve, ada],
    ] as const) {
      expect((await call(unblock(other), { token: member.token })).status).toBe(204);
    }
    expect(await namesBlockedBy(ada)).toEqual([ben.id]);
    expect((await call(like(ada), { token: ben.token })).status).toBe(404);
    await call(unblock(ben), { token: ada.token });
    expect(await namesBlockedBy(ada)).toEqual([]);
    expect((await call(like(ada), { token: ben.token })).status).toBe(200);
  });

  it("end without bringing anything back, and without ending the other's", async () => {
    const { ada, ben } = await twoMatched(context());
    const eve = (await twoMembers(context()))[0];
    await call(like(eve), { token: ada.token });
    server.clock.advance(11);
    for (const other of [ben, eve]) await call(block(other), { token: ada.token });
    for (const other of [ben, eve]) await call(unblock(other), { token: ada.token });
    for (const { token } of [ada, ben, eve]) {
      expect((await call("GET /me/matches", { token })).body.total).toBe(0);
      expect((await call("GET /me/likes", { token })).body.total).toBe(0);
      expect((await call("GET /me/likes?direction=received", { token })).body.total).toBe(0);
    }
    await call(block(ada), { token: eve.token });
    await call(unblock(eve), { token: ada.token });
    expect((await call(like(eve), { token: ada.token })).status).toBe(404);
  });

  it("end alike for a member who is not blocked, an unknown id, and the own one", async () => {
    const [ada, ben] = await twoMembers(context());
    for (const id of [ben.id, randomUUID(), ada.id]) {
      expect((await call(unblock({ id }), { token: ada.token })).status).toBe(204);
    }
  });

  const signInNamed = async ({ email }: TestMember) => {
    const member = await signIn(call, email);
    const { body } = await call("GET /me", { token: member.token });
    return { ...member, nickname: (body.nickname as { readonly String: string }).String };
  };
  /** Whether a member comes across another in any way. */
  const meets = async (
    { token }: TestMember,
    other: TestMember & { readonly nickname: string },
  ) => {
    const feed = await call("GET /discover", { token });
    const card = await call(`GET /discover/nickname/${encodeURIComponent(other.nickname)}`, {
      token,
    });
    const liked = await call(like(other), { token });
    return [
      feed.bytes.toString().includes(`"id":"${other.id}"`),
      card.status === 200,
      liked.status === 200,
    ];
  };
  /** Registers another form of an erased member's address, and comes as far as others can find them. */
  const comeAgain = async ({ email }: TestMember) => {
    const member = await registeredMember(context(), email.replace("@", "+again@"));
    const { token } = member;
    const year = server.clock.now().getUTCFullYear() - 30;
    const birth_date = { Valid: true, Time: `${year}-01-01T00:00:00Z` };
    const profile = { birth_date, sex: { Valid: true, String: "female" } };
    const nickname = newNickname();
    await call("PUT /me/profile", { token, body: { nickname, profile } });
    await call("POST /psy/answers", { token, body: wholeAnswers() });
    await server.mailbox.next(member.email);
    return { ...member, nickname };
  };

  type Part = (ben: TestMember, ada: TestMember, matchId: string) => readonly [string, TestMember];
  const partings: readonly (readonly [string, Part])[] = [
    ["whom another blocks", (ben, ada) => [block(ben), ada]],
    ["who blocks another", (ben, ada) => [block(ada), ben]],
    ["who unmatches another", (ben, _ada, matchId) => [`DELETE /matches/${matchId}`, ben]],
  ];

  it.each(partings)(
    "hold for a member %s, erases the account and registers again, as often as they do",
    async (_who, part) => {
      const { ada: known, ben, matchId } = await twoMatched(context());
      const [path, by] = part(ben, known, matchId);
      expect((await call(path, { token: by.token })).status).toBe(204);
      let gone = ben;
      for (const _time of [1, 2]) {
        await deleteAccount(context(), gone);
        await server.eraseAfter(30 * DAY);
        const again = await comeAgain(ben);
        await eraseExpired(server.services);
        const ada = await signInNamed(known);
        const eve = await completeMember(context());
        expect(await meets(eve, again)).toEqual([true, true, true]);
        expect(await meets(ada, again)).toEqual([false, false, false]);
        expect(await meets(again, ada)).toEqual([false, false, false]);
        expect(await namesBlockedBy(ada)).toEqual([]);
        expect(await namesBlockedBy(again)).toEqual([]);
        gone = again;
      }
    },
  );

  it.each(partings)(
    "hold for a pair, one of %s, that are both erased and register again",
    async (_who, part) => {
      const { ada, ben, matchId } = await twoMatched(context());
      const [path, by] = part(ben, ada, matchId);
      expect((await call(path, { token: by.token })).status).toBe(204);
      let pair = [ben, ada] as const;
      for (const _time of [1, 2]) {
        for (const member of pair) {
          await deleteAccount(context(), await signIn(call, member.email));
          server.clock.advance(15 * DAY);
        }
        await server.eraseAfter(30 * DAY);
        const [one, other] = [await comeAgain(ben), await comeAgain(ada)];
        await eraseExpired(server.services);
        expect(await meets(one, other)).toEqual([false, false, false]);
        expect(await meets(other, one)).toEqual([false, false, false]);
        pair = [other, one];
      }
    },
  );

  it("hold for a member who is blocked once they are erased, and registers again", async () => {
    const { ada: known, ben, conversationId } = await twoInConversation(context());
    await deleteAccount(context(), ben);
    await server.eraseAfter(30 * DAY);
    const ada = await signInNamed(known);
    const path = `POST /conversations/${conversationId}/block`;
    expect((await call(path, { token: ada.token })).status).toBe(204);
    const again = await comeAgain(ben);
    expect(await meets(ada, again)).toEqual([false, false, false]);
    expect(await meets(again, ada)).toEqual([false, false, false]);
  });

  it("are forgotten two years after the last of a pair is erased", async () => {
    const [ada, ben] = await twoMembers(context());
    const eve = (await twoMembers(context()))[0];
    for (const { token } of [ada, eve]) await call(block(ben), { token });
    await deleteAccount(context(), ben);
    await server.eraseAfter(30 * DAY);
    const { addressHashes, db } = server.services;
    const ofBen = addressHashes.hash(ben.email);
    const kept = async () => {
      const rows = await db
        .selectFrom("kept_apart")
        .select("member_id")
        .where("address_hash", "=", ofBen)
        .execute();
      const pairs = await db
        .selectFrom("mailboxes_apart")
        .select("until")
        .where(({ eb, or }) => or([eb("low_hash", "=", ofBen), eb("high_hash", "=", ofBen)]))
        .execute();
      return [rows.map(({ member_id: id }) => id).toSorted(), pairs.length];
    };
    expect(await kept()).toEqual([[ada.id, eve.id].toSorted(), 0]);
    await deleteAccount(context(), await signIn(call, eve.email));
    await server.eraseAfter(30 * DAY);
    expect(await kept()).toEqual([[ada.id], 1]);
    await server.eraseAfter(700 * DAY);
    expect(await kept()).toEqual([[], 1]);
    await server.eraseAfter(30 * DAY);
    expect(await kept()).toEqual([[], 0]);
  });
});
