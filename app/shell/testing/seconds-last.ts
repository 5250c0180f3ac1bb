/**
 * Makes every second that a flow counts last something else, so that a story need not wait for it.
 *
 * @param ms - `Infinity`: no second ever passes
 * @returns what puts it back
 */
export function secondsLast(ms: number): () => void {
  const before = window.setTimeout;
  const longest = 2 ** 31 - 1;
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...more: unknown[]) =>
    before(handler, delay === 1000 ? Math.min(ms, longest) : delay, ...more)) as typeof before;
  return () => {
    window.setTimeout = before;
  };
}
