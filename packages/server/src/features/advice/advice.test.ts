import { describe, expect, it } from "vitest";
import type { Schemas } from "@gemel/api";
import {
  fillConversation,
  readConversations,
  readMessages,
  textsOf,
} from "../../testing/live/conversations.ts";
import { twoMatched, twoMembers } from "../../testing/two-members.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";

const START = "POST /twin/advice/start";
const about = ({ id }: { readonly id: string }) => ({ candidate_user_id: id });

describe("advice", () => {
  const context = useSharedServer();
  const { call } = context;

  const start = async (token: string, candidate: { readonly id: string }) => {
    const { status, body } = await call(START, { token, body: about(candidate) });
    return [status, body.conversation_id ?? body.error_code];
  };
  const readHistory = async (token: string, id: string, query = "") => {
    const { status, bytes } = await call(`GET /twin/advice/${id}/history${query}`, {
      token,
    });
    expect(status).toBe(200);
    return JSON.parse(bytes.toString()) as Schemas["AdviceHistory"];
  };

  it("is one conversation, however often it is asked for", async () => {
    const [ada, ben] = await twoMembers(context());
    const [both, again] = await Promise.all([start(ada.token, ben), start(ada.token, ben)]);
    expect(both).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect([again, await start(ada.token, { id: ben.id.toUpperCase() })]).toEqual([both, both]);
  });

  it("is listed once something is said in it, and to its member alone", async () => {
    const [ada, ben] = await twoMembers(context());
    const conversationId = String((await start(ada.token, ben))[1]);
    const none = { items: [], totals: { twin: 0, advisor: 0, user: 0 } };
    expect(await readConversations(call, ada.token)).toMatchObject(none);
    await fillConversation(context(), { ada, ben: ada, matchId: "", conversationId }, 1);
    const { items, totals } = await readConversations(call, ada.token);
    expect(totals).toEqual({ twin: 0, advisor: 1, user: 0 });
    expect(items).toMatchObject([
      { conversation_id: conversationId, type: "advisor", participant_id: ben.id },
    ]);
    expect(await readConversations(call, ben.token)).toMatchObject(none);
    await call(`DELETE /conversations/${conversationId}`, { token: ada.token });
    await start(ada.token, ben);
    expect(await readConversations(call, ada.token)).toMatchObject(none);
  });

  it("is read page by page from the newest, as its messages are", async () => {
    const [ada, ben] = await twoMembers(context());
    const conversationId = String((await start(ada.token, ben))[1]);
    expect(await readHistory(ada.token, conversationId)).toEqual({ items: [], next_cursor: null });
    await fillConversation(context(), { ada, ben: ada, matchId: "", conversationId }, 32);
    const first = await readHistory(ada.token, conversationId);
    expect(textsOf(first)).toEqual(Array.from({ length: 30 }, (_, index) => `Text ${index + 3}`));
    expect(await readHistory(ada.token, conversationId, "?cursor=")).toEqual(first);
    const cursor = String(first.next_cursor);
    const rest = await readHistory(ada.token, conversationId, `?limit=40&cursor=${cursor}`);
    expect([textsOf(rest), rest.next_cursor]).toEqual([["Text 1", "Text 2"], null]);
    const { items } = await readMessages(call, ada.token, conversationId, "?limit=30");
    expect(first.items).toEqual(items);
  });

  it("is nothing but an advice, read by cursors of its own", async () => {
    const { ada, ben, matchId } = await twoMatched(context());
    const id = String((await start(ada.token, ben))[1]);
    const { body } = await call(`POST /conversations/from-match/${matchId}`, { token: ada.token });
    const ask = async (path: string) => {
      const answer = await call(`GET /twin/advice/${path}`, { token: ada.token });
      return [answer.status, answer.body.error_code];
    };
    expect(await ask(`${body.conversation_id}/history`)).toEqual([404, "not_found"]);
    expect(await ask(`${id}/history?cursor=Zm9yZ2Vk`)).toEqual([422, "invalid_cursor"]);
  });
});
