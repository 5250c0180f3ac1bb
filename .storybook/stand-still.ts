/** Later than every date in the contract's examples, so that nothing in them lies ahead. */
const now = Date.parse("2026-11-21T09:00:00Z");

export function stopClock(): void {
  globalThis.Date = new Proxy(Date, {
    apply: (date) => new date(now).toString(),
    construct: (date, args, newTarget) =>
      Reflect.construct(date, args.length === 0 ? [now] : args, newTarget),
    get: (date, key, receiver) => (key === "now" ? () => now : Reflect.get(date, key, receiver)),
  });
}

/** Ms that no picture waits for: it would show how long drawing took. */
const shortestWait = 1_000;

/** Ms after which a story that never gets ready is given up. That wait has its end in pictures too. */
export const storyTimeoutMs = 20_000;

/** The longest possible timeout, ms: 24 days. */
const never = 2 ** 31 - 1;

/**
 * Stops timers of a second or more, so that countdowns stand still and banners stay. Shorter timers run: a
 * story needs them to get ready.
 */
export function stopWaits(): void {
  const later = globalThis.setTimeout;
  const isWait = (ms = 0) => ms >= shortestWait && ms < storyTimeoutMs;
  const stopped = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(handler, isWait(ms) ? never : ms, ...rest);
  globalThis.setTimeout = Object.assign(stopped, later);
}

/** Chance gives the same numbers in the same order (mulberry32), from the beginning. */
export function restartChance(): void {
  let state = 20_261_121;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
