/** Drawn as nothing, or as a blank: fillers and joiners, the blank of Braille, controls but line breaks and tabs. */
const unseen = /(?!\s)[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/**
 * What there is to see of a text, without the white space around it; empty where there is nothing, as of marks with
 * no letter to stand on. To judge a text by, not to keep: what joins letters and pictures is gone.
 */
export function visibleText(text: string): string {
  const seen = text.replaceAll(unseen, "").trim();
  return /[^\p{M}\s]/u.test(seen) ? seen : "";
}

/** What turns the direction of a text (Unicode Bidirectional Algorithm, X1 to X5c); marks of direction are none. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text in which nothing turns the direction: it would be read otherwise than it is. */
export const withoutTurns = (text: string): string => text.replaceAll(turns, "");
