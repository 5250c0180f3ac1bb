import { describe, expect, it } from "vitest";
import { completeMember } from "../../testing/complete-member.ts";
import { type TestMember } from "../../testing/new-member.ts";
import { deleteAccount } from "../../testing/leave.ts";
import { block } from "../../testing/say.ts";
import {
  fillConversation,
  readConversations,
  readMessages,
} from "../../testing/live/conversations.ts";
import { twoMembers } from "../../testing/two-members.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";
import { waitingMember } from "../../testing/waiting-member.ts";

const OPEN = "POST /twins";

describe("conversations with twins", () => {
  const context = useSharedServer();
  const { call } = context;
  const share = (token: string, isShared: boolean) =>
    call("PUT /me/profile", {
      token,
      body: { profile: { twin_share_pre_like: { Valid: true, Bool: isShared } } },
    });

  it("are one with each twin, however often it is opened, also at once", async () => {
    const [ada, ben] = await twoMembers(context());
    const openAs = async (token: string, body?: unknown) =>
      (await call(OPEN, { token, body })).body.conversation_id;
    const own = await Promise.all(
      [undefined, {}, { candidate_user_id: ada.id }, undefined].map((body) =>
        openAs(ada.token, body),
      ),
    );
    const bens = await Promise.all(
      [ben.id, ben.id.toUpperCase()].map((candidate_user_id) =>
        openAs(ada.token, { candidate_user_id }),
      ),
    );
    const [ownId] = own;
    const [bensId] = bens;
    expect([new Set(own).size, new Set(bens).size, bensId === ownId]).toEqual([1, 1, false]);
    expect(await openAs(ben.token)).not.toBe(bensId);
    const { items } = await readConversations(call, ada.token);
    const found = new Map(items.map((item) => [item.conversation_id, item]));
    expect(found.get(ownId ?? "")).toMatchObject({
      type: "twin",
      participant_id: null,
      participant_name: { Valid: false },
      compatibility: null,
      has_voice: false,
      ended: false,
      match_id: null,
    });
    expect(found.get(bensId ?? "")).toMatchObject({ type: "twin", participant_id: ben.id });
    expect((await readConversations(call, ben.token)).totals).toMatchObject({ twin: 1 });
  });

  it("are refused where the owner keeps the twin, and can be read then", async () => {
    const [ada, ben] = await twoMembers(context());
    const body = { candidate_user_id: ben.id };
    const opened = await call(OPEN, { token: ada.token, body });
    await share(ben.token, false);
    const refused = await call(OPEN, { token: ada.token, body });
    expect([refused.status, refused.body.error_code]).toEqual([403, "twin_not_shared"]);
    const { items } = await readConversations(call, ada.token);
    expect(items[0]).toMatchObject({ participant_id: ben.id, ended: true });
    const id = opened.body.conversation_id ?? "";
    expect((await readMessages(call, ada.token, id)).total).toBe(0);
    await share(ben.token, true);
    expect((await readConversations(call, ada.token)).items[0]).toMatchObject({ ended: false });
  });

  it("are counted for the owner, whatever becomes of them", async () => {
    const [ada, ben] = await twoMembers(context());
    const eve = await completeMember(context());
    const counted = async () =>
      (await call("GET /me/profile", { token: ben.token })).body.twin_conversation_count;
    const talk = async (member: TestMember, words: number) => {
      const body = { candidate_user_id: ben.id };
      const opened = await call(OPEN, { token: member.token, body });
      const conversationId = opened.body.conversation_id ?? "";
      await fillConversation(
        context(),
        { ada: member, ben: member, matchId: "", conversationId },
        words,
      );
      return conversationId;
    };
    await talk(ben, 2);
    const adas = await talk(ada, 0);
    expect(await counted()).toBe(0);
    await talk(ada, 3);
    await talk(eve, 1);
    expect(await counted()).toBe(2);
    expect((await readConversations(call, ben.token)).totals).toMatchObject({ twin: 1 });
    expect((await call(`GET /conversations/${adas}/messages`, { token: ben.token })).status).toBe(
      404,
    );
    await share(ben.token, false);
    expect(await counted()).toBe(2);
    await call(`DELETE /conversations/${adas}`, { token: ada.token });
    await deleteAccount(context(), eve);
    await call(block(ben), { token: ada.token });
    expect(await counted()).toBe(2);
  });

  it("wait until the twin is ready", async () => {
    const waiting = await waitingMember(context());
    const { status, body } = await call(OPEN, { token: waiting.token });
    expect([status, body.error_code]).toEqual([409, "not_ready"]);
  });
});
