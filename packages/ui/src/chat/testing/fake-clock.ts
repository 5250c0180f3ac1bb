import type { Clock } from "../time/clock.ts";

/** A clock for tests; only the test moves its time. */
export function fakeClock(): Clock & { pass: (ms: number) => void } {
  let now = 0;
  let timers: { at: number; call: () => void }[] = [];

  const takeNext = (end: number) => {
    const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
    timers = timers.filter((timer) => timer !== next);
    return next;
  };

  return {
    now: () => now,
    after: (ms, call) => {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    pass: (ms) => {
      const end = now + ms;
      for (let timer = takeNext(end); timer !== undefined; timer = takeNext(end)) {
        now = timer.at;
        timer.call();
      }
      now = end;
    },
  };
}
