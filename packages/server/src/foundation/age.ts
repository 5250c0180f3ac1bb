/** Members are at least so old, in years. */
export const ADULT = 18;

/** Age in whole years on a day, by the calendar in UTC. @param birthDate `YYYY-MM-DD` */
export const ageInYears = (birthDate: string, today: Date): number =>
  yearsBetween(dayNumber(birthDate), dayNumber(today.toISOString()));

/** A day of the calendar as a number, `YYYYMMDD`. @param date `YYYY-MM-DD`, or what begins so */
export const dayNumber = (date: string): number => Number(date.slice(0, 10).replaceAll("-", ""));

/** Whole years from one day of the calendar to another, both as numbers. */
export const yearsBetween = (from: number, to: number): number => Math.floor((to - from) / 10_000);
