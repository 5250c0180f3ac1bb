import { eraseExpired } from "./services/erase-expired.ts";
import type { Parts } from "./services/parts.ts";

const HOUR_MS = 3_600_000;

/** Erases what is out of time, at once and every hour. @returns waits for the round at hand and stops */
export function startHousekeeping(
  parts: Parts,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let round = eraseExpired(parts).catch(onError);
  const timer = setInterval(() => {
    round = eraseExpired(parts).catch(onError);
  }, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
