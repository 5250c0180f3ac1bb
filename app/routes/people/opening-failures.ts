/** The text for each reason why a conversation cannot be opened. */
export const openingFailures = {
  notFound: "people.opening.gone",
  unreachable: "error.network",
  dayUsedUp: "error.dailyLimit",
  failed: "error.unexpected",
} as const;
