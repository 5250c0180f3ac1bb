import { randomUUID } from "node:crypto";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { inBatches } from "../foundation/in-batches.ts";
import { type OpenLiveBus, RECENT_MS } from "./live-bus.ts";
import { inTime } from "../redis/in-time.ts";
import type { RedisLink } from "../redis/redis-link.ts";
import type { HubEvent } from "./live-connection.ts";

interface Published {
  /** The process that it came from. */
  readonly by: string;
  /** `missed`: subscribers may have missed events. The names are on the wire between versions, so they stay. */
  readonly news: HubEvent | { readonly kind: "missed" };
}

const text = { type: "string" };
const textOrNull = { type: ["string", "null"] };
/** More may be in it: while a site is brought up to date, a newer version publishes too. */
const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
const isOneOf = (...values: readonly string[]) => ({ enum: values });

const message = object({
  id: text,
  seq: { type: "integer", minimum: 1 },
  conversationId: text,
  senderId: textOrNull,
  role: isOneOf("user", "assistant"),
  kind: isOneOf("text", "audio"),
  text: textOrNull,
  audio: {
    anyOf: [{ type: "null" }, object({ file: text, mime: text, durationMs: { type: "integer" } })],
  },
  transcript: textOrNull,
  clientMessageId: textOrNull,
  createdAt: { type: "string", pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$` },
});
const memberEvent = {
  anyOf: [
    object({ event: isOneOf("twin_ready", "like") }),
    object({ event: isOneOf("match"), matchId: text }),
    object({ event: isOneOf("message"), conversationId: text, cursor: text }),
    object({ event: isOneOf("conversation_ended"), conversationId: text }),
  ],
};
const hubEvent = {
  anyOf: [
    object({ kind: isOneOf("end"), reason: isOneOf("session ended", "conversation ended") }),
    object({ kind: isOneOf("event"), event: memberEvent }),
    object({ kind: isOneOf("status"), status: isOneOf("thinking", "") }),
    object({ kind: isOneOf("message"), delivery: object({ message, cursor: text }) }),
    object({ kind: isOneOf("missed") }),
  ],
};

const isPublished: ValidateFunction<Published> = new Ajv2020({
  allowUnionTypes: true,
}).compile<Published>(object({ by: text, news: hubEvent }));

const writePublished = (published: Published): string => JSON.stringify(published);

/** @throws Error for a text that no version of ours has written */
function readPublished(json: string): Published {
  const value: unknown = JSON.parse(json);
  if (!isPublished(value)) throw new Error("a process published what this one cannot read");
  const { by, news: read } = value;
  if (read.kind !== "message") return value;
  const { message: sent, cursor } = read.delivery;
  // JSON has no dates: it is a text until here.
  const createdAt = new Date(sent.createdAt);
  return { by, news: { kind: "message", delivery: { message: { ...sent, createdAt }, cursor } } };
}

/** The most topics that are subscribed to at once after a reconnection. */
const BATCH = 1_000;
/** Beyond so many topics that could not be sent, all of them are missed. */
const MAX_UNSENT = 10_000;
/** Every process is subscribed to it; only missed events are published about it. */
const EVERYTHING = "everything";

/**
 * Carries live events through Redis. Each topic has a channel of its own; a process subscribes to it only
 * while it has connections for it.
 */
export function openRedisBus(
  { ask, listener, onReturn, prefix }: RedisLink,
  onError: (error: unknown) => void,
): OpenLiveBus {
  const self = randomUUID();
  const start = `${prefix}live:`;
  const channelOf = (topic: string): string => `${start}${topic}`;
  /** Is there for as long as an event of the topic is recent. */
  const recentKeyOf = (topic: string): string => `${prefix}recent:${topic}`;
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
    /** A Redis that comes back may know nothing of what was published before. */
    const noteAnyEvent = (): void =>
      void ask((redis) => redis.set(recentKeyOf(EVERYTHING), "", "PX", RECENT_MS));
    const subscribeAgain = async (): Promise<void> => {
      noteAnyEvent();
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
      const isSent = await ask(async (redis) => {
        // Before it is published: a process that subscribes too late to receive it finds the key.
        if (event.kind === "event" || event.kind === "missed")
          await redis.set(recentKeyOf(topic), "", "PX", RECENT_MS);
        await redis.publish(channelOf(topic), json);
        return true;
      });
      if (isSent) return;
      if (unsent.size < MAX_UNSENT) unsent.add(topic);
      else unsent.add(EVERYTHING);
    };
    onReturn(() => {
      noteAnyEvent();
      const topics = unsent.has(EVERYTHING) ? [EVERYTHING] : [...unsent];
      unsent.clear();
      void Promise.all(topics.map((topic) => send(topic, { kind: "missed" })));
    });

    const subscribe = async (topics: readonly string[]): Promise<void> => {
      const fresh = topics.filter((topic) => !subscribed.has(topic));
      if (fresh.length > 0) {
        const subscription = subscribeOrReconnect(fresh);
        for (const topic of fresh) subscribed.set(topic, subscription);
      }
      await Promise.all(topics.map((topic) => subscribed.get(topic)));
    };
    void subscribe([EVERYTHING]);
    return {
      publish: send,
      subscribe,
      hasRecentEvent: async (topic) => {
        const found = await ask((redis) => redis.exists(...[topic, EVERYTHING].map(recentKeyOf)));
        return found !== 0;
      },
      unsubscribe: (topics) => {
        for (const topic of topics) subscribed.delete(topic);
        // A subscription that is not ended now ends with the connection.
        if (topics.length > 0)
          listener.unsubscribe(...topics.map(channelOf)).catch(() => undefined);
      },
    };
  };
}
