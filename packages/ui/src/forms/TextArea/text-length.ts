import { visibleText } from "@gemel/i18n/visible-text";

/** The state of a text that a counter shows. */
export type TextLength =
  | { state: "missing" | "remaining" | "excess"; count: number }
  | { state: "fine" };

/** The counter announces the number of characters left from this number down. */
const near = 20;

/**
 * The length of a text: in Unicode code points, as in the contract, and without the white space around it,
 * which says nothing and is not sent; 0 if nothing is visible.
 */
export const countCharacters = (text: string): number =>
  visibleText(text) === "" ? 0 : [...text.trim()].length;

/**
 * Measures a text against its limits. An empty one lacks nothing: whether it may be empty is another
 * question.
 * @param length in characters
 * @param min 0 for none
 * @param max undefined for none
 */
export function textLength(length: number, min: number, max: number | undefined): TextLength {
  if (max !== undefined && length > max) return { state: "excess", count: length - max };
  if (length > 0 && length < min) return { state: "missing", count: min - length };
  if (max !== undefined && max - length <= near) return { state: "remaining", count: max - length };
  return { state: "fine" };
}
