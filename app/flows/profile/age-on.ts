/** A day of the calendar as a number, `YYYYMMDD`. */
const dayNumber = (date: string): number => Number(date.slice(0, 10).replaceAll("-", ""));

/**
 * Whole years on a day, by the calendar in UTC, as the server counts them.
 * @param birthDate `YYYY-MM-DD`
 */
export const ageOn = (birthDate: string, today: Date): number =>
  Math.floor((dayNumber(today.toISOString()) - dayNumber(birthDate)) / 10_000);
