import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { eraseExpired } from "../../erase-expired.ts";
import { textParts } from "../../live/delivery.ts";
import { block } from "../../testing/say.ts";
import { setFiles } from "../../testing/uploads/set-files.ts";
import {
  fillConversation,
  readConversations,
  readMessages,
  textsOf,
  twoInConversation,
} from "../../testing/live/conversations.ts";
import { twoMatched } from "../../testing/two-members.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { conversationStore } from "./store.ts";
import { conversationEntries } from "../export/conversation-files.ts";
import { messageStore } from "../messages/store.ts";

const LIST = "GET /conversations";
const drop = (id: string) => `DELETE /conversations/${id}`;
const reopen = (matchId: string) => `POST /conversations/from-match/${matchId}`;
const NONE = { Valid: false, String: "" };

describe("conversations", () => {
  const context = useTestServer();
  const { call, server } = context;
  const addText = (conversationId: string, senderId: string) =>
    messageStore(server.services.db).add(
      {
        ...textParts,
        id: randomUUID(),
        conversationId,
        senderId,
        role: "user",
        text: "One more",
        clientMessageId: null,
        createdAt: server.clock.now(),
      },
      [],
    );

  it("tell with whom they are, and what was said last", async () => {
    const { ada, ben, matchId, conversationId } = await twoInConversation(context(), {
      ben: "Hello",
    });
    await setFiles(context(), ben.token);
    await call("PUT /me/profile", {
      token: ben.token,
      body: { profile: { city: { Valid: true, String: "Graz" } } },
    });
    const nickname = (await call("GET /me", { token: ben.token })).body.nickname;
    const { items, next_cursor, totals } = await readConversations(call, ada.token);
    expect({ next_cursor, totals }).toEqual({
      next_cursor: null,
      totals: { twin: 0, advisor: 0, user: 1 },
    });
    expect(items).toEqual([
      {
        conversation_id: conversationId,
        type: "user",
        participant_id: ben.id,
        participant_name: nickname,
        participant_picture_url: {
          Valid: true,
          String: expect.stringMatching(`^/api/profile/picture/${ben.id}\\?v=`),
        },
        participant_bio: NONE,
        participant_age: { Valid: true, Int32: 30 },
        participant_gender: { Valid: true, String: "female" },
        participant_city: { Valid: true, String: "Graz" },
        participant_country: NONE,
        compatibility: expect.objectContaining({ overall: expect.any(Number) }),
        has_voice: true,
        last_message: { Valid: true, String: "Hello" },
        last_message_at: { Valid: true, Time: server.clock.now().toISOString() },
        ended: false,
        match_id: matchId,
        unread_count: 1,
      },
    ]);
  });

  it("have nothing to tell before something is said", async () => {
    const { ben } = await twoInConversation(context());
    const { items } = await readConversations(call, ben.token);
    expect(items[0]).toMatchObject({
      last_message: NONE,
      last_message_at: { Valid: false, Time: "0001-01-01T00:00:00Z" },
      unread_count: 0,
    });
  });

  it("count what others said and the member has not seen", async () => {
    const talk = await twoInConversation(context());
    const { ada, ben, conversationId } = talk;
    const unread = async (token: string) =>
      (await readConversations(call, token)).items[0]?.unread_count;
    await fillConversation(context(), talk, 5);
    expect([await unread(ada.token), await unread(ben.token)]).toEqual([2, 3]);
    await readMessages(call, ben.token, conversationId, "?page=2&limit=2");
    expect(await unread(ben.token)).toBe(3);
    await readMessages(call, ben.token, conversationId, "?limit=2");
    expect([await unread(ada.token), await unread(ben.token)]).toEqual([2, 0]);
    await fillConversation(context(), talk, 2002);
    expect([await unread(ada.token), await unread(ben.token)]).toEqual([1000, 1000]);
  });

  it("come with the newest activity first, page by page, of each type", async () => {
    const talk = await twoInConversation(context());
    const { ada, conversationId } = talk;
    server.clock.advance(1);
    const twin = await call("POST /twins", { token: ada.token });
    const idsOf = async (query: string) => {
      const { items, next_cursor, totals } = await readConversations(call, ada.token, query);
      expect(totals).toEqual({ twin: 1, advisor: 0, user: 1 });
      return { ids: items.map(({ conversation_id }) => conversation_id), next_cursor };
    };
    const twinId = twin.body.conversation_id;
    expect((await idsOf("")).ids).toEqual([twinId, conversationId]);
    server.clock.advance(1);
    await fillConversation(context(), talk, 1);
    const first = await idsOf("?limit=1");
    expect(first.ids).toEqual([conversationId]);
    const second = await idsOf(`?limit=1&after=${first.next_cursor}`);
    expect(second).toEqual({ ids: [twinId], next_cursor: null });
    expect((await idsOf("?type=twin")).ids).toEqual([twinId]);
    expect((await idsOf("?type=advisor")).ids).toEqual([]);
    const foreign = await call(`${LIST}?type=user&after=${first.next_cursor}`, {
      token: ada.token,
    });
    expect([foreign.status, foreign.body.error_code]).toEqual([422, "invalid_cursor"]);
  });

  it("that were deleted are gone for one, and begin again when something is said", async () => {
    const talk = await twoInConversation(context());
    const { ada, ben, conversationId } = talk;
    await fillConversation(context(), talk, 3);
    expect((await call(drop(conversationId), { token: ada.token })).status).toBe(204);
    expect((await readConversations(call, ada.token)).totals).toMatchObject({ user: 0 });
    const path = `GET /conversations/${conversationId}/messages`;
    expect((await call(path, { token: ada.token })).status).toBe(404);
    expect((await call(drop(conversationId), { token: ada.token })).status).toBe(404);
    expect((await readMessages(call, ben.token, conversationId)).total).toBe(3);
    await addText(conversationId, ada.id);
    const { items } = await readConversations(call, ada.token);
    expect(items.map(({ conversation_id }) => conversation_id)).toEqual([conversationId]);
    const again = await readMessages(call, ada.token, conversationId);
    expect([textsOf(again), again.total, again.next_cursor]).toEqual([["One more"], 1, null]);
    expect((await readMessages(call, ben.token, conversationId)).total).toBe(4);
  });

  it("that are deleted while something is said are gone with it, or begin with it", async () => {
    const { ada, conversationId } = await twoInConversation(context());
    const conversations = conversationStore(server.services.db);
    const messages = messageStore(server.services.db);
    const range = { before: undefined, skip: 0, limit: 10 };
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([
        addText(conversationId, ada.id),
        conversations.hide(ada.id, conversationId, server.clock.now()),
      ]);
      const isThere = (await conversations.find(ada.id, conversationId)) !== undefined;
      const seen = await messages.page(ada.id, conversationId, range);
      expect(seen).toHaveLength(isThere ? 1 : 0);
    }
  });

  it("that were deleted begin again when they are opened again", async () => {
    const talk = await twoInConversation(context());
    const { ada, matchId, conversationId } = talk;
    const other = await call("POST /twins", { token: ada.token });
    const twinId = other.body.conversation_id ?? "";
    await fillConversation(context(), talk, 2);
    await call(drop(conversationId), { token: ada.token });
    await call(drop(twinId.toUpperCase()), { token: ada.token });
    expect((await readConversations(call, ada.token)).items).toEqual([]);
    server.clock.advance(1);
    const opened = await call(reopen(matchId), { token: ada.token });
    expect(opened.body.conversation_id).toBe(conversationId);
    server.clock.advance(1);
    const twin = await call("POST /twins", { token: ada.token });
    expect(twin.body.conversation_id).toBe(twinId);
    const { items } = await readConversations(call, ada.token);
    expect(
      items.map(({ conversation_id, last_message }) => [conversation_id, last_message]),
    ).toEqual([
      [twinId, NONE],
      [conversationId, NONE],
    ]);
    expect((await readMessages(call, ada.token, conversationId)).items).toEqual([]);
  });

  it("that ended can be read and deleted for good, and take no more messages", async () => {
    const talk = await twoInConversation(context(), { ada: "Hello" });
    const { ada, ben, matchId, conversationId } = talk;
    await call(`DELETE /matches/${matchId}`, { token: ada.token });
    const { items, totals } = await readConversations(call, ben.token);
    expect(totals).toMatchObject({ user: 1 });
    expect(items[0]).toMatchObject({ ended: true, match_id: matchId, participant_id: ada.id });
    expect(textsOf(await readMessages(call, ben.token, conversationId))).toEqual(["Hello"]);
    expect(await addText(conversationId, ada.id)).toBeUndefined();
    expect((await readMessages(call, ben.token, conversationId)).total).toBe(1);
    expect((await call(drop(conversationId), { token: ben.token })).status).toBe(204);
    expect((await readConversations(call, ben.token)).items).toEqual([]);
    expect((await readConversations(call, ada.token)).items).toHaveLength(1);
  });

  it.each(["unmatched", "blocked"])(
    "with a member who is %s end for both, in the copy of one's data too, and those about them are absent",
    async (how) => {
      const { ada, ben, matchId, conversationId } = await twoInConversation(context(), {
        ada: "Hello",
      });
      const about = { candidate_user_id: ben.id };
      const twin = await call("POST /twins", { token: ada.token, body: about });
      await call(how === "blocked" ? block(ada) : `DELETE /matches/${matchId}`, {
        token: ben.token,
      });
      for (const [{ id, token }, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        const { items, totals } = await readConversations(call, token);
        expect(totals).toEqual({ twin: 0, advisor: 0, user: 1 });
        expect(items[0]).toMatchObject({
          participant_id: other.id,
          participant_name: { Valid: true },
          participant_bio: NONE,
          participant_city: NONE,
          compatibility: null,
          ended: true,
        });
        const { value: entry } = await conversationEntries(server.services, id).next();
        const { type, with: name } = JSON.parse(await text(entry?.bytes ?? []));
        expect(type).toBe("user");
        expect(items[0]?.participant_name).toEqual({ Valid: true, String: name });
        expect(textsOf(await readMessages(call, token, conversationId))).toEqual(["Hello"]);
        const twinId = twin.body.conversation_id ?? "";
        expect((await call(`GET /conversations/${twinId}/messages`, { token })).status).toBe(404);
        expect((await call(drop(twinId), { token })).status).toBe(404);
      }
    },
  );

  it("outlive either of the two, but not both", async () => {
    const talk = await twoInConversation(context(), { ada: "Hello" });
    const { ada, ben, conversationId } = talk;
    const messages = messageStore(server.services.db);
    const leave = ({ id }: { readonly id: string }) =>
      server.services.db.deleteFrom("users").where("id", "=", id).execute();
    await leave(ada);
    const { items } = await readConversations(call, ben.token);
    expect(items[0]).toMatchObject({
      conversation_id: conversationId,
      participant_id: null,
      participant_name: NONE,
      ended: true,
      match_id: null,
    });
    const { items: said } = await readMessages(call, ben.token, conversationId);
    expect(said[0]).toMatchObject({ sender_id: null, role: "user" });
    expect(await addText(conversationId, ben.id)).toBeUndefined();
    await eraseExpired(server.services);
    expect(await messages.after(conversationId, 0, 10)).toHaveLength(1);
    await leave(ben);
    await eraseExpired(server.services);
    expect(await messages.after(conversationId, 0, 10)).toEqual([]);
  });

  it("are one of a match, opened or not", async () => {
    const { ada, ben } = await twoMatched(context());
    for (const { token } of [ada, ben]) {
      expect((await readConversations(call, token)).totals).toMatchObject({ user: 0 });
    }
  });
});
