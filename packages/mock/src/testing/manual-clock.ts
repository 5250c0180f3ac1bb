import type { Clock } from "../live/clock.ts";

interface ManualClock extends Clock {
  /** Lets time pass: whatever is due within it runs, in order. */
  readonly pass: (milliseconds: number) => void;
}

/** A clock that stands still between calls of `pass`. It begins on 2026-11-21 at 12:00 UTC. */
export function createManualClock(): ManualClock {
  let now = Date.UTC(2026, 10, 21, 12);
  const due = new Map<() => void, number>();
  const runNext = (until: number): boolean => {
    const [next] = [...due].filter(([, at]) => at <= until).toSorted((a, b) => a[1] - b[1]);
    if (!next) return false;
    const [run, at] = next;
    due.delete(run);
    now = at;
    run();
    return true;
  };
  return {
    now: () => new Date(now),
    after: (milliseconds, run) => {
      const once = () => run();
      due.set(once, now + milliseconds);
      return () => due.delete(once);
    },
    pass: (milliseconds) => {
      const until = now + milliseconds;
      while (runNext(until)) continue;
      now = until;
    },
  };
}
