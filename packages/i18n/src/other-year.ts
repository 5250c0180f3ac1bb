/** The options of a date that shows its year if it is not the current one. */
export const otherYear = (
  day: Date,
  today: Date = new Date(),
): Pick<Intl.DateTimeFormatOptions, "year"> =>
  day.getFullYear() === today.getFullYear() ? {} : { year: "numeric" };
