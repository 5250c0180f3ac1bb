/** Later than every date in the contract's examples, so that nothing in them lies ahead. */
const now = Date.parse("2026-11-21T09:00:00Z");

/** Stops the clock. Timers run on: stories wait with them. */
export function stopClock(): void {
  globalThis.Date = new Proxy(Date, {
    apply: (date) => new date(now).toString(),
    construct: (date, args, newTarget) =>
      Reflect.construct(date, args.length === 0 ? [now] : args, newTarget),
    get: (date, key, receiver) => (key === "now" ? () => now : Reflect.get(date, key, receiver)),
  });
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
