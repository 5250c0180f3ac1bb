import type { Clock } from "../live/clock.ts";

/** A clock without delays: timers fire at once, in order. */
export const instantClock: Clock = {
  now: () => new Date(),
  after: (_, run) => {
    const pending = setImmediate(run);
    return () => clearImmediate(pending);
  },
};
