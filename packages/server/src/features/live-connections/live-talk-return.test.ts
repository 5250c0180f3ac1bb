import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { contentIn, cursorIn, type Frame } from "../../testing/live/collect-frames.ts";
import {
  fillConversation,
  connectBoth,
  connectTo,
  twoInConversation,
} from "../../testing/live/conversations.ts";
import { useTestServer, useUrl } from "../../testing/use-test-server.ts";

onEachDatabase("who comes back to a live conversation", (open) => {
  const context = useTestServer({ PORT: "0" }, { openDatabase: open });
  const url = useUrl(context);

  it("gets what came after the cursor, their own included, and then what is live", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const [tab, phone] = await connectBoth(url(), { ada, ben, conversationId });
    const cursor = cursorIn(await tab.write("One"));
    const name = randomUUID();
    await tab.write("Two", name);
    tab.socket.close();
    await tab.closed;
    expect([contentIn(await phone.frames.next()), contentIn(await phone.frames.next())]).toEqual([
      "One",
      "Two",
    ]);
    await phone.write("Three");
    const back = await connectTo(url(), ada, conversationId, { cursor });
    expect(await back.frames.next()).toMatchObject({ content: "Two", client_msg_id: name });
    const three = await back.frames.next();
    expect(contentIn(three)).toBe("Three");
    await phone.write("Four");
    expect(contentIn(await back.frames.next())).toBe("Four");
    const idle = await connectTo(url(), ada, conversationId, { cursor: cursorIn(three) });
    expect(contentIn(await idle.frames.next())).toBe("Four");
    const late = await connectTo(url(), ada, conversationId);
    await late.settle();
    expect(late.frames.all).toEqual([]);
    for (const { socket } of [back, idle, late, phone]) socket.terminate();
  });

  it("gets every message once and in order, however often the connection drops", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context());
    const [tab, first] = await connectBoth(url(), { ada, ben, conversationId });
    const total = 60;
    const writing = (async () => {
      for (let index = 0; index < total; index += 1) await tab.write(`Text ${index}`);
    })();
    const received: Frame[] = [];
    let live = first;
    while (received.length < total) {
      received.push(await live.frames.next());
      if (received.length % 3 > 0) continue;
      live.socket.terminate();
      const [last] = received.slice(-1);
      live = await connectTo(url(), ben, conversationId, { cursor: last ? cursorIn(last) : "" });
    }
    await writing;
    await live.settle();
    expect(received.map(contentIn)).toEqual(
      Array.from({ length: total }, (_, index) => `Text ${index}`),
    );
    for (const { socket } of [tab, live]) socket.terminate();
  });

  it("must fetch the history after too much, and for a cursor that is none", async () => {
    const talk = await twoInConversation(context());
    const other = await twoInConversation(context());
    const { ada, ben, conversationId } = talk;
    const tab = await connectTo(url(), ada, conversationId);
    const old = cursorIn(await tab.write("Old"));
    const foreign = await connectTo(url(), other.ada, other.conversationId);
    const strange = cursorIn(await foreign.write("Elsewhere"));
    await fillConversation(context(), talk, 500);
    // Connected clients get what no process announced with what comes next.
    const filled = async (): Promise<Frame> => {
      for (let index = 1; index <= 500; index += 1) await tab.frames.next();
      return tab.frames.next();
    };
    const back = await connectTo(url(), ben, conversationId, { cursor: old });
    const replayed = [];
    while (replayed.length < 500) replayed.push(contentIn(await back.frames.next()));
    expect([replayed[0], replayed.at(-1)]).toEqual(["Text 1", "Text 500"]);
    tab.say("One more", randomUUID());
    const newest = cursorIn(await filled());
    for (const cursor of [old, strange, "bTAwMDA0Mg", `${newest}A`, ""]) {
      const lost = await connectTo(url(), ben, conversationId, { cursor });
      expect(await lost.frames.next()).toEqual({
        type: "event",
        event: "resync",
        conversation_id: conversationId,
        cursor: newest,
      });
      lost.socket.terminate();
    }
    for (const { socket } of [tab, foreign, back]) socket.terminate();
  });

  it("must fetch the history where they have deleted it", async () => {
    const { call } = context();
    const { ada, ben, conversationId } = await twoInConversation(context());
    const [tab, phone] = await connectBoth(url(), { ada, ben, conversationId });
    const cursor = cursorIn(await tab.write("One"));
    await tab.write("Two");
    await call(`DELETE /conversations/${conversationId}`, { token: ben.token });
    const newest = cursorIn(await tab.write("Three"));
    const back = await connectTo(url(), ben, conversationId, { cursor });
    expect(await back.frames.next()).toMatchObject({ event: "resync", cursor: newest });
    for (const { socket } of [tab, phone, back]) socket.terminate();
  });

  it("receives what is said while the replay goes on after it", async () => {
    const talk = await twoInConversation(context());
    const { ada, ben, conversationId } = talk;
    const tab = await connectTo(url(), ada, conversationId);
    const cursor = cursorIn(await tab.write("Begin"));
    await fillConversation(context(), talk, 120);
    const returning = connectTo(url(), ben, conversationId, { cursor });
    for (let index = 121; index <= 160; index += 1) tab.say(`Text ${index}`, randomUUID());
    const back = await returning;
    const received = [];
    while (received.length < 160) received.push(contentIn(await back.frames.next()));
    expect(received).toEqual(Array.from({ length: 160 }, (_, index) => `Text ${index + 1}`));
    for (const { socket } of [tab, back]) socket.terminate();
  });
});
