import { otherYear } from "@gemel/i18n";

const dayMs = 24 * 60 * 60 * 1000;

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Chooses the shortest clear format for the time of a message: hour, weekday, or date. */
export function timeFormat(at: Date, now: Date): Intl.DateTimeFormatOptions {
  // Rounded: a day of a change of clocks has 23 or 25 hours.
  const daysAgo = Math.round((startOfDay(now) - startOfDay(at)) / dayMs);
  if (daysAgo <= 0) return { timeStyle: "short" };
  if (daysAgo < 7) return { weekday: "long" };
  return { day: "numeric", month: "short", ...otherYear(at, now) };
}
