import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Schemas } from "@gemel/api";
import { addMessage, noteTranscript } from "./rules.ts";
import type { NewMessage } from "../../live/delivery.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { memberWithProfile } from "../../testing/new-member.ts";
import {
  fillConversation,
  readConversations,
  readMessages,
  textsOf,
  twoInConversation,
} from "../../testing/live/conversations.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { messageStore } from "./store.ts";

const path = (id: string, query = "") => `GET /conversations/${id}/messages${query}`;
const texts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Text ${from + index}`);

const text = (conversationId: string, senderId: string | null): NewMessage => ({
  conversationId,
  senderId,
  role: senderId === null ? "assistant" : "user",
  kind: "text",
  text: "Hello",
  audio: null,
  transcript: null,
  clientMessageId: null,
});

onEachDatabase("messages", (open) => {
  const context = useTestServer({}, { openDatabase: open });
  const { call, server } = context;

  it("come with all that is known of them; their sender's id only to their sender", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const clientMessageId = randomUUID();
    const { services } = server;
    const own = await addMessage(services, { ...text(conversationId, ada.id), clientMessageId });
    const recording = await addMessage(services, {
      ...text(conversationId, ben.id),
      kind: "audio",
      text: null,
      audio: { file: `${randomUUID()}.webm`, mime: "audio/webm", durationMs: 900 },
    });
    const sent_at = server.clock.now().toISOString();
    const hello: Schemas["Message"] = {
      id: own.id,
      conversation_id: conversationId,
      sender_id: ada.id,
      role: "user",
      content: { Valid: true, String: "Hello" },
      msg_type: "message",
      sent_at,
    };
    const spoken: Schemas["Message"] = {
      id: recording.id,
      conversation_id: conversationId,
      sender_id: ben.id,
      role: "user",
      content: { Valid: false, String: "" },
      msg_type: "audio",
      audio_url: {
        Valid: true,
        String: `/api/conversations/${conversationId}/messages/${recording.id}/audio?v=${recording.audio?.file.slice(0, 8)}`,
      },
      audio_duration_ms: { Valid: true, Int32: 900 },
      transcript: { Valid: false, String: "" },
      mime_type: { Valid: true, String: "audio/webm" },
      sent_at,
    };
    expect(await readMessages(call, ada.token, conversationId)).toEqual({
      items: [{ ...hello, client_msg_id: clientMessageId }, spoken],
      next_cursor: null,
      total: 2,
    });
    await noteTranscript(services.db, recording.id, "What I said");
    expect((await readMessages(call, ben.token, conversationId)).items).toEqual([
      hello,
      { ...spoken, transcript: { Valid: true, String: "What I said" } },
    ]);
    const { items } = await readConversations(call, ada.token);
    expect(items[0]?.last_message).toEqual({ Valid: true, String: "What I said" });
  });

  it("come page by page from the newest, by cursor and by number", async () => {
    const talk = await twoInConversation(context());
    const { ada, conversationId } = talk;
    await fillConversation(context(), talk, 120);
    const page = (query: string) => readMessages(call, ada.token, conversationId, query);
    const first = await page("");
    expect([textsOf(first), first.total]).toEqual([texts(71, 120), 120]);
    expect(await page("?before=")).toEqual(first);
    const second = await page(`?before=${first.next_cursor}`);
    expect(textsOf(second)).toEqual(texts(21, 70));
    const third = await page(`?before=${second.next_cursor}&page=7`);
    expect([textsOf(third), third.next_cursor]).toEqual([texts(1, 20), null]);
    expect(textsOf(await page("?page=2&limit=40"))).toEqual(texts(41, 80));
    const last = await page("?page=3&limit=40");
    expect([textsOf(last), last.next_cursor]).toEqual([texts(1, 40), null]);
    expect(await page("?page=4&limit=40")).toEqual({ items: [], next_cursor: null, total: 120 });
  });

  it("shift nothing for who goes on by cursor while more arrive", async () => {
    const talk = await twoInConversation(context());
    const { ada, conversationId } = talk;
    await fillConversation(context(), talk, 6);
    const first = await readMessages(call, ada.token, conversationId, "?limit=3");
    await fillConversation(context(), talk, 3);
    const before = `?limit=3&before=${first.next_cursor}`;
    expect(textsOf(await readMessages(call, ada.token, conversationId, before))).toEqual(
      texts(1, 3),
    );
  });

  it("refuse cursors that are forged, another member's or another conversation's", async () => {
    const [one, other] = [await twoInConversation(context()), await twoInConversation(context())];
    for (const talk of [one, other]) await fillConversation(context(), talk, 3);
    const { next_cursor } = await readMessages(call, one.ada.token, one.conversationId, "?limit=1");
    const tries = [
      [one.ada, one.conversationId, `${next_cursor}A`],
      [one.ada, one.conversationId, "YmVmb3JlLW0wNw"],
      [one.ben, one.conversationId, next_cursor],
      [other.ada, other.conversationId, next_cursor],
    ] as const;
    for (const [{ token }, id, cursor] of tries) {
      const { status, body } = await call(path(id, `?before=${cursor}`), { token });
      expect([status, body.error_code]).toEqual([422, "invalid_cursor"]);
    }
  });

  it("of one conversation are numbered without gaps, however many come at once", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const messages = messageStore(server.services.db);
    const clientMessageId = randomUUID();
    const add = (senderId: string, named: string | null) =>
      messages.add(
        {
          ...text(conversationId, senderId),
          clientMessageId: named,
          id: randomUUID(),
          createdAt: server.clock.now(),
        },
        [],
      );
    const added = await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => add(index % 2 ? ada.id : ben.id, null)),
      ...Array.from({ length: 5 }, () => add(ada.id, clientMessageId)),
      add(ben.id, clientMessageId),
    ]);
    const stored = added.filter((each) => each !== undefined);
    expect(stored).toHaveLength(22);
    const numbers = stored.map(({ message }) => message.seq).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
    const sent = await messages.findSent(conversationId, ada.id, clientMessageId);
    expect(sent?.senderId).toBe(ada.id);
  });

  it("never go back in time, whatever the clocks say", async () => {
    const { ada, conversationId } = await twoInConversation(context());
    await addMessage(server.services, text(conversationId, ada.id));
    server.clock.advance(-60);
    await addMessage(server.services, text(conversationId, ada.id));
    const { items } = await readMessages(call, ada.token, conversationId);
    expect(items[1]?.sent_at).toBe(items[0]?.sent_at);
    server.clock.advance(60);
  });

  it("are added by no member outside it, and not once it has ended, but found again", async () => {
    const { ada, matchId, conversationId } = await twoInConversation(context());
    const eve = await memberWithProfile(context());
    const { services } = server;
    const named = { ...text(conversationId, ada.id), clientMessageId: randomUUID() };
    const first = await addMessage(services, named);
    await expect(addMessage(services, text(conversationId, eve.id))).rejects.toMatchObject({
      refusal: "not_found",
    });
    await call(`DELETE /matches/${matchId}`, { token: ada.token });
    for (const senderId of [ada.id, null]) {
      await expect(addMessage(services, text(conversationId, senderId))).rejects.toMatchObject({
        refusal: "conversation_closed",
      });
    }
    expect(await addMessage(services, named)).toEqual(first);
  });
});
