import type { Clock } from "../foundation/clock.ts";

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
