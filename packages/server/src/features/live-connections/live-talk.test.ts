import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { cursorIn, type Frame } from "../../testing/live/collect-frames.ts";
import { openLive } from "../../testing/live/live-client.ts";
import {
  connectBoth,
  connectTo,
  readConversations,
  readMessages,
  textsOf,
  twoInConversation,
} from "../../testing/live/conversations.ts";
import { useTestServer, useUrl } from "../../testing/use-test-server.ts";

const contentsOf = (frames: readonly Frame[]) =>
  frames.flatMap((frame) => (frame.type === "message" ? [frame.content] : []));

onEachDatabase("a live conversation", (open) => {
  const context = useTestServer({ PORT: "0" }, { openDatabase: open });
  const { call, server } = context;
  const url = useUrl(context);

  it("acknowledges a message, and shows it to every other connection of the two, and to no other member", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const stranger = await twoInConversation(context());
    const [tab, otherTab, phone, adaElsewhere, benElsewhere, elsewhere] = await Promise.all([
      connectTo(url(), ada, conversationId),
      connectTo(url(), ada, conversationId),
      connectTo(url(), ben, conversationId.toUpperCase()),
      openLive(url(), ada.token),
      openLive(url(), ben.token),
      connectTo(url(), stranger.ada, stranger.conversationId),
    ]);
    // They have just matched.
    for (const { frames } of [adaElsewhere, benElsewhere])
      expect(await frames.next()).toMatchObject({ event: "resync" });
    const client_msg_id = randomUUID();
    const ack = await tab.write("Hello Ben", client_msg_id);
    const { items } = await readMessages(call, ben.token, conversationId);
    const cursor = cursorIn(ack);
    const id = items[0]?.id ?? "";
    const sent_at = server.clock.now().toISOString();
    expect(ack).toEqual({
      type: "ack",
      conversation_id: conversationId,
      client_msg_id,
      id,
      sent_at,
      cursor: expect.stringMatching(/^[\w-]+$/),
    });
    const message = {
      type: "message",
      conversation_id: conversationId,
      content: "Hello Ben",
      role: "user",
      id,
      sender_id: ada.id,
      sent_at,
      cursor,
    };
    expect(await otherTab.frames.next()).toEqual({ ...message, client_msg_id });
    expect(await phone.frames.next()).toEqual(message);
    expect(await benElsewhere.frames.next()).toEqual({
      type: "event",
      event: "message",
      conversation_id: conversationId,
      cursor,
    });
    await Promise.all([tab, adaElsewhere, elsewhere].map(({ settle }) => settle()));
    expect(adaElsewhere.frames.all).toHaveLength(1);
    expect(elsewhere.frames.all).toEqual([]);
    expect(tab.frames.all).toHaveLength(1);
    for (const { socket } of [tab, otherTab, phone, adaElsewhere, benElsewhere, elsewhere]) {
      socket.terminate();
    }
  });

  it("gives a message itself back to who named none", async () => {
    const { ada, conversationId } = await twoInConversation(context());
    const tab = await connectTo(url(), ada, conversationId);
    tab.say("Plain");
    expect(await tab.frames.next()).toMatchObject({
      type: "message",
      content: "Plain",
      sender_id: ada.id,
    });
    tab.socket.terminate();
  });

  it("stores what is sent again once, also from two tabs at once", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const [one, two, phone] = await Promise.all([
      connectTo(url(), ada, conversationId),
      connectTo(url(), ada, conversationId),
      connectTo(url(), ben, conversationId),
    ]);
    const name = randomUUID();
    for (const tab of [one, two, one]) tab.say("Once", name);
    const acks = [await one.frames.next(), await one.frames.next()];
    expect(acks[1]).toEqual(acks[0]);
    const ack = { type: "ack", client_msg_id: name };
    expect(acks[0]).toMatchObject(ack);
    await Promise.all([one.settle(), two.settle()]);
    expect((await readMessages(call, ada.token, conversationId)).total).toBe(1);
    await two.write("Last");
    expect(two.frames.all.filter(({ type }) => type === "ack").at(0)).toEqual(acks[0]);
    expect(await phone.frames.next()).toMatchObject({ content: "Once" });
    expect(await phone.frames.next()).toMatchObject({ content: "Last" });
    // The same id from another sender is another message.
    expect(await phone.write("Mine", name)).toMatchObject(ack);
    expect((await readMessages(call, ada.token, conversationId)).total).toBe(3);
    for (const { socket } of [one, two, phone]) socket.terminate();
  });

  it("shows both the same order, however fast they write", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const tabs = await Promise.all(
      [ada, ada, ben, ben].map((member) => connectTo(url(), member, conversationId)),
    );
    for (let index = 0; index < 50; index += 1) {
      for (const tab of tabs) tab.say(`${tabs.indexOf(tab)}-${index}`);
    }
    const received = await Promise.all(
      tabs.map(async ({ frames }) => {
        const taken: Frame[] = [];
        while (taken.length < 200) taken.push(await frames.next());
        return taken;
      }),
    );
    const [first = []] = received;
    for (const frames of received) {
      expect(contentsOf(frames)).toEqual(contentsOf(first));
      const cursors = frames.map(cursorIn);
      expect(cursors).toEqual([...new Set(cursors)].toSorted());
    }
    const page = await readMessages(call, ada.token, conversationId, "?limit=100");
    expect(textsOf(page)).toEqual(contentsOf(first).slice(100));
    for (const [index] of tabs.entries()) {
      const own = contentsOf(first).filter((content) => String(content).startsWith(`${index}-`));
      expect(own).toEqual(Array.from({ length: 50 }, (_, turn) => `${index}-${turn}`));
    }
    for (const { socket } of tabs) socket.terminate();
  });

  it("takes two hundred messages of one sender, each once and in order, also of one who has left", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const [tab, phone] = await connectBoth(url(), { ada, ben, conversationId });
    const texts = Array.from({ length: 200 }, (_, index) => `Text ${index}`);
    for (const text of texts) tab.say(text, randomUUID());
    tab.socket.close(1000);
    const received: Frame[] = [];
    while (received.length < 200) received.push(await phone.frames.next());
    expect(contentsOf(received)).toEqual(texts);
    expect((await readMessages(call, ada.token, conversationId)).total).toBe(200);
    phone.socket.terminate();
  });

  it("is read by who has it open", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context(), { ada: "Before" });
    const unread = async (token: string) =>
      (await readConversations(call, token)).items[0]?.unread_count;
    const tab = await connectTo(url(), ada, conversationId);
    expect(await unread(ben.token)).toBe(1);
    const phone = await connectTo(url(), ben, conversationId);
    await tab.write("Meanwhile");
    expect(await phone.frames.next()).toMatchObject({ content: "Meanwhile" });
    expect(await unread(ben.token)).toBe(0);
    phone.socket.close();
    await phone.closed;
    await tab.write("After");
    expect([await unread(ben.token), await unread(ada.token)]).toEqual([1, 0]);
    tab.socket.terminate();
  });

  it("begins again for the member who deleted it when something is said", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context(), { ada: "Before" });
    const [tab, phone] = await connectBoth(url(), { ada, ben, conversationId });
    await phone.write("Here");
    await tab.frames.next();
    await call(`DELETE /conversations/${conversationId}`, { token: ben.token });
    await tab.write("Again");
    expect(await phone.frames.next()).toMatchObject({ content: "Again" });
    expect(textsOf(await readMessages(call, ben.token, conversationId))).toEqual(["Again"]);
    for (const { socket } of [tab, phone]) socket.terminate();
  });

  it("shows what its AI is doing, and passes on to it what is new", async () => {
    const { ada, ben } = await twoInConversation(context());
    const { answerer } = server.services;
    const { noteMessage } = answerer;
    onTestFinished(() => void Object.assign(answerer, { noteMessage }));
    const noted: unknown[] = [];
    const note: typeof noteMessage = ({ id, subjectId }) => {
      noted.push([id, subjectId]);
    };
    Object.assign(answerer, { noteMessage: note });
    const body = { candidate_user_id: ben.id };
    const opened = await call("POST /twins", { token: ada.token, body });
    const id = opened.body.conversation_id ?? "";
    const tab = await connectTo(url(), ada, id);
    const name = randomUUID();
    await tab.write("How are you?", name);
    await tab.write("How are you?", name);
    expect(noted).toEqual([[id, ben.id]]);
    await server.services.live.showStatus(id, "thinking");
    expect(await tab.frames.next()).toEqual({
      type: "status",
      conversation_id: id,
      content: "thinking",
      role: "assistant",
    });
    const share = (isShared: boolean) =>
      call("PUT /me/profile", {
        token: ben.token,
        body: { profile: { twin_share_on_match: { Valid: true, Bool: isShared } } },
      });
    await share(false);
    const refused = randomUUID();
    expect(await tab.write("Still there?", refused)).toEqual({
      type: "error",
      conversation_id: id,
      client_msg_id: refused,
      error_code: "twin_not_shared",
      message: "This twin cannot be talked to right now.",
    });
    expect(await tab.write("How are you?", name)).toMatchObject({ type: "ack" });
    await share(true);
    expect(await tab.write("And now?")).toMatchObject({ type: "ack" });
    expect(noted).toHaveLength(2);
    tab.socket.terminate();
  });
});
