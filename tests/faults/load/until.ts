import { setTimeout as pause } from "node:timers/promises";

const LOOK_MS = 20;

/** Waits until something holds, looking every so often. @returns whether it did, in time */
export async function until(
  holds: () => boolean | Promise<boolean>,
  seconds: number,
  lookMs = LOOK_MS,
): Promise<boolean> {
  const end = performance.now() + seconds * 1_000;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await pause(lookMs);
  }
  return true;
}

/** Repeats an action, with a pause in between, until it is stopped. */
export async function againAndAgain(
  act: () => void | Promise<void>,
  restMs: number,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    await act();
    await pause(restMs);
  }
}
