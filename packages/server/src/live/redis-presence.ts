import type { OnlineConnection, Presence } from "./presence.ts";
import type { RedisLink } from "../redis/redis-link.ts";

/** Life of a connection that is not noted again: three heartbeats. */
const LIFE_MS = 90_000;

/** The clock is Redis' own: those of the processes may go apart. */
const now = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)`;
const note = `${now}
  redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[1])`;
const find = `${now}
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  return redis.call('ZRANGE', KEYS[1], 0, -1)`;

/** Presence in Redis: of each conversation a sorted set of connections by when they end. */
export function createRedisPresence({ ask, prefix }: RedisLink): Presence {
  const keyOf = (conversationId: string): string => `${prefix}present:${conversationId}`;
  const nameOf = ({ memberId, connectionId }: OnlineConnection): string =>
    `${memberId}/${connectionId}`;
  return {
    note: async (connections) => {
      if (connections.length === 0) return;
      // In one go, so that no note of a connection follows its removal.
      await ask(async (redis) => {
        const notes = redis.pipeline();
        for (const one of connections) {
          notes.eval(note, 1, keyOf(one.conversationId), LIFE_MS, nameOf(one));
        }
        const failed = (await notes.exec())?.find(([error]) => error !== null);
        if (failed) throw failed[0];
      });
    },
    remove: async (connection) => {
      await ask((redis) => redis.zrem(keyOf(connection.conversationId), nameOf(connection)));
    },
    of: async (conversationId) => {
      const names = await ask((redis) => redis.eval(find, 1, keyOf(conversationId)));
      return Array.isArray(names) ? names.map((name) => String(name).split("/", 1)[0] ?? "") : [];
    },
  };
}
