import type { SharedCounts } from "./shared-counts.ts";
import type { RedisLink } from "./redis-link.ts";

/** Counts in Redis. Each is there with its end, or not at all. */
export const createRedisCounts = ({ ask, prefix }: RedisLink): SharedCounts => ({
  count: (key, windowMs, by = 1) =>
    ask(async (redis) => {
      const name = `${prefix}count:${key}`;
      const replies = await redis
        .multi()
        .set(name, 0, "PX", windowMs, "NX")
        .incrby(name, by)
        .pttl(name)
        .exec();
      const [, count, msLeft] = (replies ?? []).map(([error, reply]) => {
        if (error !== null) throw error;
        return reply;
      });
      return { count: Number(count), msLeft: Number(msLeft) };
    }),
});
