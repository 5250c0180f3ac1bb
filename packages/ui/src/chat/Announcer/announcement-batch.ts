import type { Clock } from "../time/clock.ts";

/** Waits this long for more of a burst, ms. */
export const gatherMs = 500;
/** Between two announcements, ms: one ends before the next begins. */
export const restMs = 5000;

/** A message arrived; of several at once only the first is announced in full. */
export interface Spoken {
  author: string;
  text: string;
}

export interface Batch {
  add: (spoken: Spoken) => void;
  stop: () => void;
}

/**
 * Collects what arrives, and announces the first of it with the number of the others, at most once in
 * {@link restMs}.
 */
export function announcementBatch(
  clock: Clock,
  notify: (first: Spoken, more: number) => void,
): Batch {
  let waiting: Spoken[] = [];
  let restsUntil = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | undefined;

  const flush = () => {
    cancel = undefined;
    const [first, ...others] = waiting;
    waiting = [];
    if (first === undefined) return;
    restsUntil = clock.now() + restMs;
    notify(first, others.length);
  };

  return {
    add: (spoken) => {
      waiting.push(spoken);
      cancel ??= clock.after(Math.max(gatherMs, restsUntil - clock.now()), flush);
    },
    stop: () => {
      cancel?.();
      cancel = undefined;
      waiting = [];
    },
  };
}
