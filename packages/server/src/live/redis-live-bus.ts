import { randomUUID } from "node:crypto";
import type { OpenLiveBus } from "./live-bus.ts";
import { readPublished, writePublished } from "./live-news-json.ts";
import type { RedisLink } from "../redis/redis-link.ts";

/** So many topics are subscribed to at once after a return. */
const BATCH = 1_000;
/** Beyond so many topics that could not be sent, all of them are missed. */
const MAX_UNSENT = 10_000;
/** Everybody listens to it; only what is missed is published about it. */
const EVERYTHING = "everything";

/**
 * Carries live news through Redis, each topic in a channel of its own, to which a process is subscribed only
 * while it listens to it.
 */
export function openRedisBus(
  { ask, listener, onReturn, prefix }: RedisLink,
  onError: (error: unknown) => void,
): OpenLiveBus {
  const self = randomUUID();
  const start = `${prefix}live:`;
  const channelOf = (topic: string): string => `${start}${topic}`;
  return (ears) => {
    const listening = new Map<string, Promise<void>>();
    const unsent = new Set<string>();

    const subscribe = async (topics: readonly string[]): Promise<void> => {
      await listener.subscribe(...topics.map(channelOf));
    };
    const subscribeOrMiss = async (topics: readonly string[]): Promise<void> => {
      try {
        await subscribe(topics);
      } catch {
        // Whatever there is to listen to is subscribed to when it is back, and missed.
        if (listener.status === "ready") listener.disconnect(true);
      }
    };
    const subscribeAgain = async (): Promise<void> => {
      const topics = [...listening.keys()];
      for (let first = 0; first < topics.length; first += BATCH) {
        await subscribe(topics.slice(first, first + BATCH));
      }
      ears.miss();
    };
    listener.on("ready", () => {
      subscribeAgain().catch(() => listener.disconnect(true));
    });
    listener.on("message", (channel: string, json: string) => {
      try {
        const { by, news } = readPublished(json);
        if (by === self) return;
        const topic = channel.slice(start.length);
        if (news.kind !== "missed") ears.hear(topic, news);
        else ears.miss(topic === EVERYTHING ? undefined : topic);
      } catch (error) {
        onError(error);
      }
    });

    const send = async (
      topic: string,
      news: Parameters<typeof writePublished>[0]["news"],
    ): Promise<void> => {
      const json = writePublished({ by: self, news });
      const receivers = await ask((redis) => redis.publish(channelOf(topic), json));
      if (receivers !== undefined) return;
      if (unsent.size < MAX_UNSENT) unsent.add(topic);
      else unsent.add(EVERYTHING);
    };
    onReturn(() => {
      const topics = unsent.has(EVERYTHING) ? [EVERYTHING] : [...unsent];
      unsent.clear();
      void Promise.all(topics.map((topic) => send(topic, { kind: "missed" })));
    });

    const listen = async (topics: readonly string[]): Promise<void> => {
      const fresh = topics.filter((topic) => !listening.has(topic));
      if (fresh.length > 0) {
        const subscribed = subscribeOrMiss(fresh);
        for (const topic of fresh) listening.set(topic, subscribed);
      }
      await Promise.all(topics.map((topic) => listening.get(topic)));
    };
    void listen([EVERYTHING]);
    return {
      publish: send,
      listen,
      leave: (topics) => {
        for (const topic of topics) listening.delete(topic);
        // What is not unsubscribed from now is forgotten with the connection.
        if (topics.length > 0)
          listener.unsubscribe(...topics.map(channelOf)).catch(() => undefined);
      },
    };
  };
}
