import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { completeMember } from "../../testing/complete-member.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { openLive } from "../../testing/live/live-client.ts";
import { like } from "../../testing/say.ts";
import { twoMatched, twoMembers } from "../../testing/two-members.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { likeProfile } from "../likes/rules.ts";
import { unmatch } from "./rules.ts";
import { pairOf } from "../../foundation/pair.ts";
import { matchStore } from "./store.ts";
import { messageStore } from "../messages/store.ts";
import { pastStore } from "../pasts/store.ts";
import { conversationStore } from "../conversations/store.ts";

const MATCHES = "GET /me/matches";
const end = (id: string) => `DELETE /matches/${id}`;
const talk = (id: string) => `POST /conversations/from-match/${id}`;
const DAY = 24 * 60 * 60;

onEachDatabase("matches", (open) => {
  const context = useTestServer({ PORT: "0" }, { openDatabase: open });
  const { call, server } = context;

  it("are what a returned like becomes, for both", async () => {
    const { ada, ben, matchId } = await twoMatched(context());
    const now = server.clock.now().toISOString();
    server.clock.advance(11);
    for (const [member, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const { body } = await call(MATCHES, { token: member.token });
      expect(body).toMatchObject({ total: 1, next_cursor: null });
      expect(body.items?.[0]).toMatchObject({
        match_id: matchId,
        created_at: now,
        conversation_id: null,
        user: { id: other.id, twin_available: true },
      });
      const given = await call("GET /me/likes", { token: member.token });
      expect(given.body.items?.[0]).toMatchObject({ status: "matched", confirmedAt: now });
      const received = await call("GET /me/likes?direction=received", { token: member.token });
      expect(received.body.total).toBe(0);
    }
    for (const action of ["like", "pass"]) {
      const again = await call(like(ben), { token: ada.token, body: { action } });
      expect(again.body).toEqual({ status: "matched", match_id: matchId });
    }
  });

  it("are one, also when both like in the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, ben] = await twoMembers(context());
      const answers = await Promise.all([
        call(like(ben), { token: ada.token, body: { message: "From Ada" } }),
        call(like(ada), { token: ben.token, body: { message: "From Ben" } }),
        call(like(ben), { token: ada.token }),
        call(like(ada), { token: ben.token }),
      ]);
      const ids = new Set(answers.flatMap(({ body }) => body.match_id ?? []));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(ids.size).toBe(1);
      for (const { token } of [ada, ben]) {
        const { body } = await call(MATCHES, { token });
        expect(body.items?.map(({ match_id }) => match_id)).toEqual([...ids]);
      }
      await Promise.all([server.mailbox.next(ada.email), server.mailbox.next(ben.email)]);
      expect([...server.mailbox.waiting(ada.email), ...server.mailbox.waiting(ben.email)]).toEqual(
        [],
      );
    }
  });

  it("of a pair cannot be two, whatever asks for them", async () => {
    const [ada, ben] = await twoMembers(context());
    const [lowId = "", highId = ""] = [ada.id, ben.id].toSorted();
    const add = () =>
      matchStore(server.services.db).add({
        id: randomUUID(),
        lowId,
        highId,
        createdAt: server.clock.now(),
      });
    await add();
    await expect(add()).rejects.toThrow(/matches_pair/);
  });

  it("open their conversation with the words that came with the likes, the earlier first", async () => {
    const { ada, ben } = await twoMatched(context(), { ada: "Hello Ben", ben: "Hello Ada" });
    const { body } = await call(MATCHES, { token: ada.token });
    const conversationId = body.items?.[0]?.conversation_id ?? "";
    const messages = messageStore(server.services.db);
    const pasts = pastStore(server.services.db);
    const said = await messages.after(conversationId, 0, 10);
    expect(said.map(({ senderId, text }) => [senderId, text])).toEqual([
      [ada.id, "Hello Ben"],
      [ben.id, "Hello Ada"],
    ]);
    expect(await pasts.findConversations(pairOf(ada.id, ben.id))).toEqual([conversationId]);
  });

  it("take the words of a like that comes when the other was quicker, once", async () => {
    const { ada, ben, matchId } = await twoMatched(context(), { ada: "Hello Ben" });
    const say = (message: string) => call(like(ben), { token: ada.token, body: { message } });
    for (const message of ["Hello Ben", "And good morning", "And good morning"]) {
      const { status, body } = await say(message);
      expect([status, body]).toEqual([200, { status: "matched", match_id: matchId }]);
    }
    await Promise.all([say("At once"), say("At once")]);
    const conversations = conversationStore(server.services.db);
    const messages = messageStore(server.services.db);
    const conversationId = (await conversations.findOfMatch(matchId)) ?? "";
    const said = await messages.after(conversationId, 0, 10);
    expect(said.map(({ senderId, text }) => [senderId, text])).toEqual([
      [ada.id, "Hello Ben"],
      [ada.id, "And good morning"],
      [ada.id, "At once"],
    ]);
    expect((await call(like(ben), { token: ada.token, body: { action: "pass" } })).status).toBe(
      200,
    );
    expect(await messages.after(conversationId, 0, 10)).toHaveLength(3);
  });

  it("open a conversation with such words, which the other receives", async () => {
    const { ada, ben, matchId } = await twoMatched(context());
    const live = await openLive(await server.listen(), ben.token);
    expect(await live.frames.next()).toMatchObject({ event: "resync" });
    await call(like(ben), { token: ada.token, body: { message: "Hello Ben" } });
    const { body } = await call(MATCHES, { token: ben.token });
    expect(body.items?.[0]).toMatchObject({
      match_id: matchId,
      conversation_id: expect.any(String),
    });
    expect(await live.frames.next()).toMatchObject({
      type: "event",
      event: "message",
      conversation_id: body.items?.[0]?.conversation_id,
    });
    live.socket.close();
    await live.closed;
  });

  it("that end while such words come take none: the other is not found", async () => {
    const { ada, ben, matchId } = await twoMatched(context());
    const member = { id: ada.id, onboardingStatus: "onboarding_complete" } as const;
    const transaction: typeof server.services.transaction = async (work) => {
      const result = await server.services.transaction(work);
      await unmatch(server.services, { ...member, id: ben.id }, matchId);
      return result;
    };
    const said = { candidateId: ben.id, action: "like", message: "Hello Ben" } as const;
    await expect(
      likeProfile({ ...server.services, transaction }, member, said),
    ).rejects.toMatchObject({ refusal: "not_found" });
  });

  it("have one conversation, also where both open it at once", async () => {
    const { ada, ben, matchId } = await twoMatched(context());
    const answers = await Promise.all(
      [ada, ben, ada, ben].map(({ token }) => call(talk(matchId.toUpperCase()), { token })),
    );
    const ids = new Set(answers.map(({ body }) => body.conversation_id));
    expect([answers.map(({ status }) => status), ids.size]).toEqual([[200, 200, 200, 200], 1]);
    const { body } = await call(MATCHES, { token: ben.token });
    expect([...ids]).toEqual([body.items?.[0]?.conversation_id]);
  });

  it("end for both, gladly twice and at once, and for good", async () => {
    const { ada, ben, matchId } = await twoMatched(context(), { ada: "Hello" });
    const ended = await Promise.all(
      [ada, ben, ada].map(({ token }) => call(end(matchId), { token })),
    );
    expect(ended.map(({ status }) => status)).toEqual([204, 204, 204]);
    for (const { token } of [ada, ben]) {
      expect((await call(MATCHES, { token })).body).toMatchObject({ items: [], total: 0 });
      expect((await call("GET /me/likes", { token })).body.total).toBe(0);
      expect((await call("GET /me/likes?direction=received", { token })).body.total).toBe(0);
      expect((await call(talk(matchId), { token })).status).toBe(404);
    }
    expect((await call(like(ben), { token: ada.token })).status).toBe(404);
    expect((await call(like(ada), { token: ben.token })).status).toBe(404);
    expect((await call(end(matchId), { token: ada.token })).status).toBe(204);
  });

  it("that end take back no like of anybody else", async () => {
    const { ada, ben, matchId } = await twoMatched(context());
    const cleo = await completeMember(context());
    await call(like(cleo), { token: ada.token });
    await call(like(ben), { token: cleo.token });
    await call(end(matchId), { token: ben.token });
    server.clock.advance(11);
    const received = await Promise.all(
      [cleo, ben].map(({ token }) => call("GET /me/likes?direction=received", { token })),
    );
    expect(received.map(({ body }) => body.total)).toEqual([1, 1]);
  });

  it("that ended are erased after 30 days with what was said, and no other", async () => {
    const kept = await twoMatched(context(), { ada: "Hello" });
    const { ada, matchId } = await twoMatched(context(), { ada: "Hello" });
    const conversations = conversationStore(server.services.db);
    const matches = matchStore(server.services.db);
    const messages = messageStore(server.services.db);
    const conversationId = (await conversations.findOfMatch(matchId)) ?? "";
    await call(end(matchId), { token: ada.token });
    await server.eraseAfter(30 * DAY - 1);
    expect(await messages.after(conversationId, 0, 10)).toHaveLength(1);
    await server.eraseAfter(2);
    expect(await messages.after(conversationId, 0, 10)).toEqual([]);
    expect(await matches.find(matchId)).toBeUndefined();
    expect(await conversations.findOfMatch(matchId)).toBeUndefined();
    expect(await conversations.findOfMatch(kept.matchId)).toBeDefined();
  });

  it("decide by the owner's second switch who may speak with a twin", async () => {
    const { ada, ben } = await twoMatched(context());
    const eve = await completeMember(context());
    const share = (preLike: boolean, onMatch: boolean) =>
      call("PUT /me/profile", {
        token: ben.token,
        body: {
          profile: {
            twin_share_pre_like: { Valid: true, Bool: preLike },
            twin_share_on_match: { Valid: true, Bool: onMatch },
          },
        },
      });
    const available = async () => [
      (await call(MATCHES, { token: ada.token })).body.items?.[0]?.user.twin_available,
      (await call("GET /me/likes", { token: eve.token })).body.items?.[0]?.user.twin_available,
    ];
    await call(like(ben), { token: eve.token });
    await share(true, false);
    expect(await available()).toEqual([false, true]);
    await share(false, true);
    expect(await available()).toEqual([true, false]);
  });
});
