import { randomUUID } from "node:crypto";
import { ConfigError } from "../config/config-error.ts";
import { openRedis, type RedisLink } from "../redis/redis-link.ts";

const url = "redis://127.0.0.1:6379";

/** Connects to the Redis of this machine. Without a prefix it gets one of its own. */
export const openTestRedis = (prefix = newPrefix()): Promise<RedisLink> =>
  openRedis(url, { prefix, onUnreachable: () => undefined, onBack: () => undefined });

/** Returns a prefix for the keys and channels of a test. Keys under it expire by themselves. */
export const newPrefix = (): string => `gemel-test-${randomUUID()}:`;

/** Returns the URL of this machine's Redis; nothing if there is none. */
export async function findRedis(): Promise<string | undefined> {
  try {
    (await openTestRedis()).close();
    return url;
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}

/** Cuts the connections of a prefix that ask, or those that listen. @returns once they are cut */
export async function cutRedis(prefix: string, which: "asker" | "listener"): Promise<void> {
  const { ask, close } = await openTestRedis();
  await ask(async (redis) => {
    const clients = String(await redis.call("CLIENT", "LIST")).split("\n");
    for (const client of clients.filter((line) => line.includes(` name=${prefix}${which} `))) {
      await redis.call("CLIENT", "KILL", "ID", /\bid=(\d+)/.exec(client)?.[1] ?? "");
    }
  });
  close();
}
