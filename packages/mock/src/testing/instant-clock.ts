import type { Clock } from "../live/clock.ts";

/** A clock that makes nobody wait: whatever is due later comes at once, in order. */
export const instantClock: Clock = {
  now: () => new Date(),
  after: (_, run) => {
    const pending = setImmediate(run);
    return () => clearImmediate(pending);
  },
};
