import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { completeMember } from "../../testing/complete-member.ts";
import { leavings } from "../../testing/leave.ts";
import {
  connectBoth,
  fillConversation,
  readConversations,
  readMessages,
  textsOf,
  twoInConversation,
} from "../../testing/live/conversations.ts";
import { openLive } from "../../testing/live/live-client.ts";
import type { TestMember } from "../../testing/new-member.ts";
import { readFeed } from "../../testing/read-feed.ts";
import { block, like, report, undo } from "../../testing/say.ts";
import { setFiles } from "../../testing/uploads/set-files.ts";
import { type TestContext, useTestServer, useUrl } from "../../testing/use-test-server.ts";
import { messageStore } from "../messages/store.ts";

/** A member whom others know in every way: matched, liked by, liking, talked to, asked about. */
interface Known {
  readonly ada: TestMember;
  /** A match of hers, in a conversation. */
  readonly ben: TestMember;
  readonly conversationId: string;
  readonly matchId: string;
  /** Likes her, talks with her twin, and asks the advisor about her. */
  readonly cleo: TestMember;
  /** Is liked by her. */
  readonly dan: TestMember;
}

async function knownMember(context: TestContext): Promise<Known> {
  const { call, server } = context;
  const talk = await twoInConversation(context, { ada: "Hello Ben", ben: "Hello Ada" });
  const [cleo, dan] = [await completeMember(context), await completeMember(context)];
  await setFiles(context, talk.ada.token);
  await call(like(talk.ada), { token: cleo.token });
  await call(like(dan), { token: talk.ada.token });
  const about = { candidate_user_id: talk.ada.id };
  await call("POST /twins", { token: cleo.token, body: about });
  const { body } = await call("POST /twin/advice/start", { token: cleo.token, body: about });
  const advice = {
    ada: cleo,
    ben: cleo,
    matchId: "",
    conversationId: String(body.conversation_id),
  };
  await fillConversation(context, advice, 1);
  server.clock.advance(11);
  return { ...talk, cleo, dan };
}

/** All that the others see of her. */
async function seenOf({ call }: TestContext, known: Known) {
  const { ada, ben, cleo, dan, conversationId } = known;
  const list = async ({ token }: TestMember, path: string) => {
    const { body } = await call(`GET /me/${path}`, { token });
    return { ids: body.items?.map(({ user }) => user.id), total: body.total };
  };
  const statusOf = async ({ token }: TestMember, path: string) =>
    (await call(path, { token })).status;
  const talks = async ({ token }: TestMember) => {
    const { items, ...totals } = await readConversations(call, token);
    const own = items.map(({ type, participant_id, participant_name, ended, match_id }) => ({
      type,
      participant_id,
      participant_name,
      ended,
      match_id,
    }));
    return { own, totals };
  };
  return {
    feed: (await readFeed(call, dan.token)).items.map(({ id }) => id).includes(ada.id),
    received: await list(dan, "likes?direction=received"),
    given: await list(cleo, "likes"),
    matches: await list(ben, "matches"),
    picture: await statusOf(dan, `GET /profile/picture/${ada.id}`),
    voice: await statusOf(dan, `GET /profile/voice/${ada.id}`),
    talksOfBen: await talks(ben),
    talksOfCleo: await talks(cleo),
    senders: (await readMessages(call, ben.token, conversationId)).items.map(
      ({ sender_id }) => sender_id,
    ),
    texts: textsOf(await readMessages(call, ben.token, conversationId)),
  };
}

describe("members who are not visible", () => {
  const context = useTestServer({ PORT: "0" });
  const { call, server } = context;
  const url = useUrl(context);

  it.each(["suspended", "deleted"] as const)(
    "are not found by any member while they are %s, and back as they were",
    async (how) => {
      const { leave, comeBack } = leavings[how];
      const known = await knownMember(context());
      const { ada, ben } = known;
      const before = await seenOf(context(), known);
      expect(before).toMatchObject({
        feed: true,
        received: { ids: [ada.id], total: 1 },
        given: { ids: [ada.id], total: 1 },
        matches: { ids: [ada.id], total: 1 },
        picture: 200,
        voice: 200,
        talksOfBen: { own: [{ type: "user", participant_id: ada.id, ended: false }] },
        senders: expect.arrayContaining([ada.id, ben.id]),
      });
      expect(before.talksOfCleo.own.map(({ type }) => type).toSorted()).toEqual([
        "advisor",
        "twin",
      ]);

      await leave(context(), ada);
      const empty = { ids: [], total: 0 };
      expect(await seenOf(context(), known)).toEqual({
        feed: false,
        received: empty,
        given: empty,
        matches: empty,
        picture: 404,
        voice: 404,
        talksOfBen: {
          own: [
            {
              type: "user",
              participant_id: null,
              participant_name: { Valid: false, String: "" },
              ended: true,
              match_id: null,
            },
          ],
          totals: before.talksOfBen.totals,
        },
        talksOfCleo: {
          own: [],
          totals: { next_cursor: null, totals: { advisor: 0, twin: 0, user: 0 } },
        },
        senders: before.senders.map((id) => (id === ada.id ? null : id)),
        texts: before.texts,
      });

      await comeBack(context(), ada);
      expect(await seenOf(context(), known)).toEqual(before);
    },
  );

  it.each(["suspended", "deleted"] as const)(
    "give back no like and open no conversation while they are %s, and can be reported and blocked",
    async (how) => {
      const { ada, ben, cleo, dan, matchId } = await knownMember(context());
      await leavings[how].leave(context(), ada);
      const opened = await call(`POST /conversations/from-match/${matchId}`, { token: ben.token });
      expect([opened.status, opened.body.error_code]).toEqual([404, "not_found"]);
      expect((await call(undo(ada), { token: cleo.token })).status).toBe(404);
      for (const { token } of [ben, cleo, dan]) {
        const reported = await call(report(ada), { token, body: { reason: "spam" } });
        expect(reported.status).toBe(202);
        expect((await call(block(ada), { token })).status).toBe(204);
      }
    },
  );

  it.each(["suspended", "deleted"] as const)(
    "hang up on everybody when they are %s, and take no more words",
    async (how) => {
      const { ada, ben, conversationId } = await twoInConversation(context());
      const whole = await openLive(url(), ben.token);
      expect(await whole.frames.next()).toMatchObject({ event: "resync" });
      const [own, other] = await connectBoth(url(), { ada, ben, conversationId });
      await leavings[how].leave(context(), ada);
      expect(await own.closed).toEqual({ code: 4401, reason: "session ended" });
      expect(await other.closed).toMatchObject({ reason: "conversation ended" });
      expect(await whole.frames.next()).toMatchObject({
        event: "conversation_ended",
        conversation_id: conversationId,
      });
      whole.socket.close();
      await whole.closed;

      const message = {
        id: randomUUID(),
        conversationId,
        senderId: ben.id,
        role: "user",
        kind: "text",
        text: "Are you there?",
        audio: null,
        transcript: null,
        clientMessageId: null,
        createdAt: server.clock.now(),
      } as const;
      expect(await messageStore(server.services.db).add(message, [])).toBeUndefined();
      await leavings[how].comeBack(context(), ada);
      expect(await messageStore(server.services.db).add(message, [])).toMatchObject({
        message: { text: "Are you there?" },
      });
    },
  );

  it("who are kept away stay so", async () => {
    const { ada, ben } = await twoInConversation(context());
    await call(block(ben), { token: ada.token });
    await leavings.deleted.leave(context(), ada);
    const [talk] = (await readConversations(call, ben.token)).items;
    expect(talk).toMatchObject({ participant_id: null, ended: true });
    await leavings.deleted.comeBack(context(), ada);
    const [again] = (await readConversations(call, ben.token)).items;
    expect(again).toMatchObject({ participant_id: ada.id, ended: true });
    expect((await call(like(ada), { token: ben.token })).status).toBe(404);
  });
});
