import { visibleText } from "@gemel/i18n/visible-text";

/** The longest open answer, in characters as its text area counts them. */
export const openAnswerLimits = { min: 10, max: 1000 } as const;

/** White space around an answer says nothing, so it does not count. */
export const isTooShort = (answer: string): boolean =>
  [...visibleText(answer)].length < openAnswerLimits.min;
