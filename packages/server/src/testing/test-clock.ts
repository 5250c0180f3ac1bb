import type { Clock } from "../foundation/clock.ts";
import type { Repeat } from "../foundation/repeat.ts";

/** A clock that stands still until a test moves it. */
export interface TestClock {
  readonly now: Clock;
  advance(seconds: number): void;
}

export function createTestClock(start = new Date()): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1_000;
    },
  };
}

/** Repeats only when a test says so. */
export interface TestRepeat {
  readonly repeat: Repeat;
  /** Does everything once. */
  tick(): void;
}

export function createTestRepeat(): TestRepeat {
  const works = new Set<() => void>();
  return {
    repeat: (_everyMs, work) => {
      works.add(work);
      return () => works.delete(work);
    },
    tick: () => {
      for (const work of works) work();
    },
  };
}
