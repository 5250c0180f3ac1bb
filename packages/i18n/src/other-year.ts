/** The options of a date that names its year where it is not this one. */
export const otherYear = (
  day: Date,
  today: Date = new Date(),
): Pick<Intl.DateTimeFormatOptions, "year"> =>
  day.getFullYear() === today.getFullYear() ? {} : { year: "numeric" };
