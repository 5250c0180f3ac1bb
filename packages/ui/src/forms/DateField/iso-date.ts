import { parseDate, type CalendarDate } from "@internationalized/date";

/**
 * Reads `YYYY-MM-DD`; null is "no date".
 * @throws when the text is not an ISO calendar date: that is a mistake of the caller, not of the
 * member, who can only type digits into segments.
 */
export const readIsoDate = (iso: string | null): CalendarDate | null =>
  iso === null ? null : parseDate(iso);

/** Writes `YYYY-MM-DD`, whatever calendar the member reads. */
export const writeIsoDate = (date: CalendarDate | null): string | null => date?.toString() ?? null;
