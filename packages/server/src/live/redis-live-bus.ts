import { randomUUID } from "node:crypto";
import { inBatches } from "../foundation/in-batches.ts";
import type { OpenLiveBus } from "./live-bus.ts";
import { readPublished, writePublished } from "./published-event.ts";
import { inTime } from "../redis/in-time.ts";
import type { RedisLink } from "../redis/redis-link.ts";

/** So many topics are subscribed to at once after a return. */
const BATCH = 1_000;
/** Beyond so many topics that could not be sent, all of them are missed. */
const MAX_UNSENT = 10_000;
/** Every process is subscribed to it; only missed events are published about it. */
const EVERYTHING = "everything";

/**
 * Carries live events through Redis, each topic in a channel of its own, to which a process is subscribed only
 * while it has connections for it.
 */
export function openRedisBus(
  { ask, listener, onReturn, prefix }: RedisLink,
  onError: (error: unknown) => void,
): OpenLiveBus {
  const self = randomUUID();
  const start = `${prefix}live:`;
  const channelOf = (topic: string): string => `${start}${topic}`;
  return (bus) => {
    const subscribed = new Map<string, Promise<void>>();
    const unsent = new Set<string>();

    const subscribeChannels = async (topics: readonly string[]): Promise<void> => {
      await inTime(listener.subscribe(...topics.map(channelOf)));
    };
    const subscribeOrReconnect = async (topics: readonly string[]): Promise<void> => {
      try {
        await subscribeChannels(topics);
      } catch {
        // After the reconnection every topic is subscribed again and counts as missed.
        if (listener.status === "ready") listener.disconnect(true);
      }
    };
    const subscribeAgain = async (): Promise<void> => {
      const topics = [...subscribed.keys()];
      for await (const batch of inBatches(topics, BATCH)) await subscribeChannels(batch);
      bus.onMissedEvents();
    };
    listener.on("ready", () => {
      subscribeAgain().catch(() => listener.disconnect(true));
    });
    listener.on("message", (channel: string, json: string) => {
      try {
        const { by, news: event } = readPublished(json);
        if (by === self) return;
        const topic = channel.slice(start.length);
        if (event.kind !== "missed") bus.onEvent(topic, event);
        else bus.onMissedEvents(topic === EVERYTHING ? undefined : topic);
      } catch (error) {
        onError(error);
      }
    });

    const send = async (topic: string, event: Parameters<typeof writePublished>[0]["news"]) => {
      const json = writePublished({ by: self, news: event });
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

    const subscribe = async (topics: readonly string[]): Promise<boolean> => {
      const fresh = topics.filter((topic) => !subscribed.has(topic));
      if (fresh.length > 0) {
        const subscription = subscribeOrReconnect(fresh);
        for (const topic of fresh) subscribed.set(topic, subscription);
      }
      await Promise.all(topics.map((topic) => subscribed.get(topic)));
      return true;
    };
    void subscribe([EVERYTHING]);
    return {
      publish: send,
      subscribe,
      unsubscribe: (topics) => {
        for (const topic of topics) subscribed.delete(topic);
        // What is not unsubscribed from now is forgotten with the connection.
        if (topics.length > 0)
          listener.unsubscribe(...topics.map(channelOf)).catch(() => undefined);
      },
    };
  };
}
