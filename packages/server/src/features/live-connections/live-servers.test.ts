import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { textParts } from "../../live/delivery.ts";
import { WHOLE_MEMBER } from "../../live/live-connection.ts";
import { contentIn, cursorIn, type Frame } from "../../testing/live/collect-frames.ts";
import { runSql } from "../../testing/database/scratch-postgres.ts";
import { openLive } from "../../testing/live/live-client.ts";
import { signIn } from "../../testing/new-member.ts";
import { cutRedis } from "../../testing/redis.ts";
import { block, like } from "../../testing/say.ts";
import {
  connectTo,
  readConversations,
  twoInConversation,
} from "../../testing/live/conversations.ts";
import { twoMembers } from "../../testing/two-members.ts";
import { onTwoServers } from "../../testing/live/two-servers.ts";
import { messageStore } from "../messages/store.ts";

onTwoServers("a site", (context) => {
  /** Two members who talk, each through another server. */
  const apart = async () => {
    const { one, two } = context();
    const talk = await twoInConversation(one);
    const tab = await connectTo(one.url, talk.ada, talk.conversationId);
    const phone = await connectTo(two.url, talk.ben, talk.conversationId);
    return { ...talk, tab, phone };
  };

  it("carries messages between its servers, each once and in order, to members who have read them", async () => {
    const { one, databaseUrl } = context();
    const { ada, ben, conversationId, tab, phone } = await apart();
    await Promise.all([tab.settle(), phone.settle()]);
    // Before the many: where Redis takes more than a second to answer, who is there counts as away.
    await tab.write("Are you here?");
    await phone.frames.next();
    expect(await countJobs(databaseUrl, "waiting-mail", [ben.id])).toBe(0);
    const total = 20;
    const writing = async ({ say }: typeof tab, whose: string): Promise<void> => {
      for (let index = 0; index < total; index += 1) say(`${whose} ${index}`, randomUUID());
    };
    await Promise.all([writing(tab, "Ada"), writing(phone, "Ben")]);
    const received = async ({ frames }: typeof tab): Promise<Frame[]> => {
      const all: Frame[] = [];
      while (all.length < 2 * total) all.push(await frames.next());
      return all;
    };
    const [atTab, atPhone] = await Promise.all([received(tab), received(phone)]);
    const inOrder = (frames: readonly Frame[]) => frames.map(cursorIn).toSorted();
    for (const [frames, other] of [
      [atTab, "Ben"],
      [atPhone, "Ada"],
    ] as const) {
      expect(frames.map(cursorIn)).toEqual(inOrder(frames));
      expect(frames.filter(({ type }) => type === "ack")).toHaveLength(total);
      expect(frames.filter(({ type }) => type === "message").map(contentIn)).toEqual(
        Array.from({ length: total }, (_, index) => `${other} ${index}`),
      );
    }
    expect(inOrder(atTab)).toEqual(inOrder(atPhone));
    for (const { token } of [ada, ben]) {
      const { items } = await readConversations(one.call, token);
      expect(items.map(({ unread_count }) => unread_count)).toEqual([0]);
    }
    phone.socket.close();
    await phone.closed;
    await expect.poll(() => one.server.services.live.online(conversationId)).toEqual([ada.id]);
    await tab.write("Are you there?");
    await expect.poll(() => countJobs(databaseUrl, "waiting-mail", [ben.id])).toBe(1);
    tab.socket.terminate();
  });

  it("puts in order what its servers send out of order", async () => {
    const { one, two } = context();
    const { ada, conversationId, tab, phone } = await apart();
    await Promise.all([tab.settle(), phone.settle()]);
    await tab.write("First");
    await phone.frames.next();
    const { live, messageCursors, db } = one.server.services;
    const keep = async (text: string) => {
      const said = { ...textParts, conversationId, clientMessageId: null, role: "user" } as const;
      const message = { ...said, id: randomUUID(), senderId: ada.id, text };
      const stored = await messageStore(db).add({ ...message, createdAt: new Date() }, []);
      if (stored === undefined) throw new Error("not stored");
      const cursor = messageCursors.signLive(conversationId, stored.message.seq);
      return { message: stored.message, cursor };
    };
    const [second, third] = [await keep("Second"), await keep("Third")];
    await live.deliver(third);
    await two.server.services.live.deliver(second);
    for (const { frames } of [tab, phone]) {
      expect([contentIn(await frames.next()), contentIn(await frames.next())]).toEqual([
        "Second",
        "Third",
      ]);
    }
    await phone.write("Fourth");
    expect(contentIn(await tab.frames.next())).toBe("Fourth");
    for (const { socket } of [tab, phone]) socket.terminate();
  });

  it("ends what is open at one server when a session ends at another", async () => {
    const { one, two } = context();
    const [ada, ben] = await twoMembers(one);
    const { token } = await signIn(one.call, ada.email);
    const [out, stays] = [await openLive(two.url, token), await openLive(two.url, ada.token)];
    const bens = await openLive(two.url, ben.token);
    await one.call("POST /auth/logout", { token });
    expect(await out.closedInTime()).toEqual({ code: 4401, reason: "session ended" });
    await one.server.services.live.endMember(ada.id);
    expect(await stays.closed).toEqual({ code: 4401, reason: "session ended" });
    await bens.settle();
    expect(bens.socket.readyState).toBe(bens.socket.OPEN);
    bens.socket.terminate();
  });

  it("ends a conversation at both when one of the two unmatches or blocks at one", async () => {
    const { two } = context();
    const ended = { code: 4403, reason: "conversation ended" };
    const unmatched = await apart();
    await two.call(`DELETE /matches/${unmatched.matchId}`, { token: unmatched.ben.token });
    const blocked = await apart();
    await two.call(block(blocked.ada), { token: blocked.ben.token });
    for (const live of [unmatched.tab, unmatched.phone, blocked.tab, blocked.phone]) {
      expect(await live.closedInTime()).toEqual(ended);
    }
  });

  it("notifies of a match at every server", async () => {
    const { one, two } = context();
    const [ada, ben] = await twoMembers(one);
    const waiting = [await openLive(two.url, ada.token), await openLive(one.url, ben.token)];
    await Promise.all(waiting.map(({ settle }) => settle()));
    await two.call(like(ben), { token: ada.token });
    const { body } = await one.call(like(ada), { token: ben.token });
    for (const { frames, socket } of waiting) {
      expect(await frames.next()).toMatchObject({ event: "match", match_id: body.match_id });
      socket.terminate();
    }
    // Events published before a server listened did not reach the members: the lists are fetched once more.
    const late = await openLive(two.url, ben.token);
    expect(await late.frames.next()).toEqual({
      type: "event",
      event: "resync",
      conversation_id: WHOLE_MEMBER,
    });
    late.socket.terminate();
  });

  it("sends members back by their cursors after Redis was unreachable, and goes on meanwhile", async () => {
    const { two, prefix } = context();
    const { ben, conversationId, tab, phone } = await apart();
    await tab.write("Before");
    const before = await phone.frames.next();
    await cutRedis(prefix, "listener");
    expect(await tab.write("Meanwhile")).toMatchObject({ type: "ack" });
    expect((await phone.closed).code).toBe(1001);
    const received: unknown[] = phone.frames.all
      .map(contentIn)
      .filter((content) => content === "Meanwhile");
    const cursor = cursorIn(phone.frames.all.at(-1) ?? before);
    const back = await connectTo(two.url, ben, conversationId, { cursor });
    if (received.length === 0) received.push(contentIn(await back.frames.next()));
    expect(received).toEqual(["Meanwhile"]);
    expect((await tab.closed).code).toBe(1001);
    const again = await connectTo(context().one.url, ben, conversationId);
    await again.settle();
    await again.write("After");
    expect(contentIn(await back.frames.next())).toBe("After");
    for (const { socket } of [again, back]) socket.terminate();
  });
});

onTwoServers(
  "limits of a site",
  (context) => {
    it("count what all of its servers see", async () => {
      const { one, two } = context();
      const statuses: number[] = [];
      for (let index = 0; index < 61; index += 1) {
        const { call } = index % 2 === 0 ? one : two;
        statuses.push((await call("POST /auth/refresh-token")).status);
      }
      expect(statuses).toEqual([...Array<number>(60).fill(401), 429]);
      const refused = await two.call("POST /auth/refresh-token");
      expect(refused.status).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    });

    it("count apart while Redis is unreachable", async () => {
      const { one, prefix } = context();
      const askApart = async (): Promise<number> => {
        await cutRedis(prefix, "asker");
        return (await one.call("POST /auth/refresh-token")).status;
      };
      await expect.poll(askApart).toBe(401);
    });
  },
  { LIMITS: "on" },
);

/** How many jobs of a kind wait for these members. */
async function countJobs(url: string, name: string, userIds: readonly string[]): Promise<number> {
  const sql = "select count(*) from pgboss.job where name = $1 and data->>'userId' = any($2)";
  const [row] = await runSql<{ count: string }>(url, sql, [name, userIds]);
  return Number(row?.count);
}
