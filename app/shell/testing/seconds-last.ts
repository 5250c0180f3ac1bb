/**
 * Makes every second that a flow counts last something else, so that a story need not wait for it.
 * @param howLong - "nothing": all have passed before a button can be pressed; "forever": none passes
 * @returns what puts it back
 */
export function secondsLast(howLong: "nothing" | "forever"): () => void {
  const before = window.setTimeout;
  const longest = 2 ** 31 - 1;
  window.setTimeout = ((handler: () => void, delay?: number, ...more: []) => {
    if (delay !== 1000) return before(handler, delay, ...more);
    if (howLong === "forever") return before(handler, longest, ...more);
    queueMicrotask(handler);
    return 0;
  }) as typeof before;
  return () => {
    window.setTimeout = before;
  };
}
