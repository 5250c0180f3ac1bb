import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { completeMember } from "../../testing/complete-member.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { leavings } from "../../testing/leave.ts";
import { memberWithProfile } from "../../testing/member-with-profile.ts";
import { newMember, type TestMember } from "../../testing/new-member.ts";
import { block, like, report, unblock } from "../../testing/say.ts";
import { twoMatched, twoMembers } from "../../testing/two-members.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

onEachDatabase("blocks", (open) => {
  const context = useTestServer(open);
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

  it("are open from the first session on, and not about oneself", async () => {
    const [ada] = await twoMembers(context());
    const early = await newMember(context());
    expect((await call(block(ada), { token: early.token })).status).toBe(204);
    const oneself = await call(block(ada), { token: ada.token });
    expect([oneself.status, oneself.body.details?.[0]?.code]).toEqual([422, "oneself"]);
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

  it("find no member who does not exist, or is not to be found yet", async () => {
    const [ada] = await twoMembers(context());
    const early = await memberWithProfile(context());
    for (const id of [randomUUID(), early.id]) {
      for (const path of [block({ id }), report({ id })]) {
        const body = path.endsWith("report") ? { body: { reason: "spam" } } : {};
        const answer = await call(path, { token: ada.token, ...body });
        expect([answer.status, answer.body.error_code]).toEqual([404, "not_found"]);
      }
    }
  });
});
