/** Drawn as nothing, or as a blank: fillers and joiners, the blank of Braille, controls but line breaks and tabs. */
const unseen = /(?!\s)[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/**
 * Returns the visible part of a text, without the white space around it; empty if nothing is visible, as of
 * marks with no letter to stand on. Use it to judge a text, not to keep it: characters that join letters and
 * pictures are removed.
 */
export function visibleText(text: string): string {
  const seen = text.replaceAll(unseen, "").trim();
  return /[^\p{M}\s]/u.test(seen) ? seen : "";
}

/**
 * Characters that turn the direction (Unicode Bidirectional Algorithm, X1 to X5c), and controls but line
 * breaks and tabs.
 */
const unreadable = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** No script stacks more marks on a letter: many more are drawn over the lines around it. */
const manyMarks = /(\p{M}{8})\p{M}+/gu;

/** A text that is read as it is and stays in its lines: to keep. */
export const readableText = (text: string): string =>
  text.replaceAll(unreadable, "").replaceAll(manyMarks, "$1");
