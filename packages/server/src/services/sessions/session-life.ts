import { secondsAfter } from "../clock.ts";

const DAY = 24 * 60 * 60;

/** How long a session lives without being used, in seconds. */
export const SESSION_LIFE = 30 * DAY;

/** How long it lives at most, however often it is used, in seconds. */
const LONGEST_LIFE = 90 * DAY;

/** Until when a session that is used now can be continued. */
export function continuableUntil(startedAt: Date, now: Date): Date {
  const [unused, last] = [secondsAfter(now, SESSION_LIFE), secondsAfter(startedAt, LONGEST_LIFE)];
  return unused < last ? unused : last;
}
