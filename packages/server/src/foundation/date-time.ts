import { dayOf } from "./clock.ts";

const DATE_TIME =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** In UTC: the database reads no other year. */
const YEAR_OF_FOUR_DIGITS = /^(?!0000)\d{4}-/;

/**
 * Whether a text is a time by RFC 3339: of a day that the calendar has, and with its distance from UTC. Leap seconds
 * are refused, which no `Date` has.
 */
export function isDateTime(text: string): boolean {
  const day = DATE_TIME.exec(text)?.[1];
  if (day === undefined || dayOf(new Date(day)) !== day) return false;
  return YEAR_OF_FOUR_DIGITS.test(dayOf(new Date(text)));
}
