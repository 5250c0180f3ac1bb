import type { PaintTime } from "../bench-page.ts";

/** After this time a change counts as never shown, ms. */
const TIMEOUT_MS = 10_000;

const { port1, port2 } = new MessageChannel();
port1.start();

/**
 * The moment when the frame being prepared is through, on the clock of `performance.now()`.
 *
 * A message that is posted from the frame's callback is received after the browser has done what
 * follows in the same frame: styles, layout, resize observers with all that they change, paint.
 * A second `requestAnimationFrame` would add the wait for another frame, and reading the layout
 * would leave out the work of lists after they receive the heights of their rows.
 */
export const painted = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      port1.addEventListener("message", () => resolve(performance.now()), { once: true });
      port2.postMessage(undefined);
    });
  });

/** How long a change takes until the frame that shows it is through. */
export async function timeUntil(isShown: () => boolean, change: () => void): Promise<PaintTime> {
  const before = performance.now();
  change();
  for (;;) {
    const now = await painted();
    if (isShown()) return now - before;
    if (now - before > TIMEOUT_MS) return null;
  }
}

/** Lets a list do what it put off. @param ms at least */
export async function settle(ms: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
  await painted();
}
