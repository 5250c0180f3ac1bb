/** What is said when a conversation cannot be opened. */
export const openingFailures = {
  gone: "people.opening.gone",
  unreachable: "error.network",
  dayUsedUp: "error.dailyLimit",
  failed: "error.unexpected",
} as const;
