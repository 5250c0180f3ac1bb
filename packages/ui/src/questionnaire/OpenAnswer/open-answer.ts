/** How long an answer in one's own words may be, in UTF-16 code units. */
export const openAnswerLimits = { min: 10, max: 1000 } as const;

/** White space around an answer says nothing, so it does not count. */
export const isTooShort = (answer: string): boolean => answer.trim().length < openAnswerLimits.min;
