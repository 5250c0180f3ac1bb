import { afterEach, describe, expect } from "vitest";
import { createLiveHub, type LiveHub } from "../../live/live-hub.ts";
import { openRedisBus } from "../../live/redis-live-bus.ts";
import { createRedisPresence } from "../../live/redis-presence.ts";
import { findRedis, newPrefix, openTestRedis } from "../redis.ts";

/** Two live hubs of one site; of one process they are the same. */
export type TwoHubs = () => Promise<readonly [LiveHub, LiveHub]>;

const redis = await findRedis();

/**
 * Runs a suite on the hub of one process and, if this machine has a Redis, on the hubs of two; otherwise that
 * half is reported as skipped.
 */
export function onEachBus(name: string, suite: (open: TwoHubs) => void): void {
  describe(`${name}, in one process`, () => {
    suite(async () => {
      const hub = createLiveHub();
      return [hub, hub];
    });
  });
  describe.skipIf(redis === undefined)(
    `${name}, in two processes${redis === undefined ? " (no Redis at 127.0.0.1:6379)" : ""}`,
    () => {
      const closes: (() => void)[] = [];
      afterEach(() => {
        for (const close of closes.splice(0)) close();
      });
      suite(async () => {
        const prefix = newPrefix();
        const openHub = async (): Promise<LiveHub> => {
          const link = await openTestRedis(prefix);
          closes.push(link.close);
          return createLiveHub({
            openBus: openRedisBus(link, (error) => expect.fail(String(error))),
            presence: createRedisPresence(link),
          });
        };
        return [await openHub(), await openHub()];
      });
    },
  );
}
