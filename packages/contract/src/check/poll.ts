import { setTimeout as pause } from "node:timers/promises";

/** The first pause and the longest, in milliseconds. */
const [shortest, longest] = [50, 2000];

/**
 * Looks again and again, with pauses that grow, until there is something to be seen.
 * Undefined when there is nothing after so many seconds.
 */
export async function poll<T>(
  seconds: number,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const end = performance.now() + seconds * 1000;
  for (let between = shortest; ; between = Math.min(between * 2, longest)) {
    const found = await look();
    if (found !== undefined) return found;
    const left = end - performance.now();
    if (left <= 0) return undefined;
    await pause(Math.min(between, left));
  }
}
