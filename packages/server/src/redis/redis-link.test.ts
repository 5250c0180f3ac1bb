import { describe, expect, it } from "vitest";
import type { LiveConnection } from "../live/live-connection.ts";
import { createLiveHub } from "../live/live-hub.ts";
import { cutRedis, findRedis, newPrefix, openTestRedis } from "../testing/redis.ts";
import { createRedisCounts } from "./redis-counts.ts";
import { openRedisBus } from "../live/redis-live-bus.ts";
import { openRedis, redisPrefix } from "./redis-link.ts";
import { createRedisPresence } from "../live/redis-presence.ts";

const redis = await findRedis();

it.each([
  ["redis://127.0.0.1:9", "ECONNREFUSED"],
  ["redis://user:hush@no-host.invalid:6379", "ENOTFOUND"],
])("says in one line that %s cannot be reached", async (url, code) => {
  const opening = openRedis(url, {
    prefix: "",
    onUnreachable: () => undefined,
    onBack: () => undefined,
  });
  await expect(opening).rejects.toThrow(`REDIS_URL: Redis cannot be reached (${code})`);
});

it("two databases of one Redis have channels of their own", () => {
  const prefixes = ["redis://a:6379", "redis://a:6379/0", "redis://a:6379/13"].map(redisPrefix);
  expect(prefixes).toEqual(["gemel:", "gemel:", "gemel:13:"]);
});

describe.skipIf(redis === undefined)(
  `Redis${redis === undefined ? " (none at 127.0.0.1:6379)" : ""}`,
  () => {
    it("is gone on without while it is unreachable, which is said once, and comes back", async () => {
      const prefix = newPrefix();
      const events: string[] = [];
      const { promise: isBack, resolve } = Promise.withResolvers<void>();
      const link = await openRedis(redis ?? "", {
        prefix,
        onUnreachable: () => events.push("unreachable"),
        onBack: () => {
          events.push("back");
          resolve();
        },
      });
      const counts = createRedisCounts(link);
      expect(await counts.count("a", 60_000)).toMatchObject({ count: 1 });
      await cutRedis(prefix, "asker");
      const away = await Promise.all([1, 2, 3].map(() => counts.count("a", 60_000)));
      expect(away).toEqual([undefined, undefined, undefined]);
      await isBack;
      expect(events).toEqual(["unreachable", "back"]);
      const { count, msLeft } = (await counts.count("a", 60_000)) ?? { count: 0, msLeft: 0 };
      expect(count).toBe(2);
      expect(msLeft).toBeLessThanOrEqual(60_000);
      link.close();
    });

    it("forgets who is online within a minute and a half", async () => {
      const link = await openTestRedis();
      const presence = createRedisPresence(link);
      await presence.note([{ conversationId: "c", memberId: "m", connectionId: "x" }]);
      expect(await presence.of("c")).toEqual(["m"]);
      const msLeft = await link.ask((client) => client.pttl(`${link.prefix}present:c`));
      expect(msLeft).toBeGreaterThan(0);
      expect(msLeft).toBeLessThanOrEqual(90_000);
      await link.ask((client) => client.zadd(`${link.prefix}present:c`, 1, "long/gone"));
      expect(await presence.of("c")).toEqual(["m"]);
      link.close();
    });

    it("ends the connections that missed an event, and no other", async () => {
      const prefix = newPrefix();
      const [here, there] = [await openTestRedis(prefix), await openTestRedis(prefix)];
      const open = (link: typeof here) =>
        createLiveHub({
          openBus: openRedisBus(link, (error) => expect.fail(String(error))),
          reconnectJitterMs: 0,
        });
      const [hub, other] = [open(here), open(there)];
      const connect = (memberId: string) => {
        const { promise, resolve } = Promise.withResolvers<string>();
        const connection: LiveConnection = {
          memberId,
          sessionId: memberId,
          expiresAt: new Date(),
          conversationId: null,
          notify: ({ event }) => resolve(event),
          receive: () => undefined,
          show: () => undefined,
          end: resolve,
        };
        return { connection, received: promise };
      };
      const [ada, ben] = [connect("ada"), connect("ben")];
      await Promise.all([ada, ben].map(({ connection }) => other.subscribe(connection).ready));
      const isBack = new Promise<void>((resolve) => here.onReturn(resolve));
      await cutRedis(prefix, "asker");
      // The other one asks nothing, and does not notice.
      await hub.notifyMember("ada", { event: "like" });
      await isBack;
      expect(await ada.received).toBe("something missed");
      await hub.notifyMember("ben", { event: "twin_ready" });
      expect(await ben.received).toBe("twin_ready");
      for (const { close } of [here, there]) close();
    });

    it("passes on what it can read, and reports what it cannot", async () => {
      const link = await openTestRedis();
      const errors: unknown[] = [];
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const bus = openRedisBus(link, (error) => errors.push(error))({
        onEvent: (_topic, event) => resolve(event),
        onMissedEvents: () => undefined,
      });
      await bus.subscribe(["t"]);
      const publish = (text: string) =>
        link.ask((client) => client.publish(`${link.prefix}live:t`, text));
      const event = { kind: "status", status: "thinking" };
      await publish("no JSON");
      await publish(JSON.stringify({ by: "x", news: { ...event, status: "resting" } }));
      await publish(JSON.stringify({ by: "x", news: event }));
      expect(await promise).toEqual(event);
      expect(errors).toHaveLength(2);
      link.close();
    });
  },
);
