/** What a counter has to say about a text. */
export type TextLength =
  | { state: "missing" | "remaining" | "excess"; count: number }
  | { state: "fine" };

/** From how many characters left on the counter speaks up. */
const near = 20;

/**
 * Measures a text in UTF-16 code units, as the browser and the server's limits do.
 *
 * @param min 0 for none
 * @param max undefined for none
 */
export function textLength(length: number, min: number, max: number | undefined): TextLength {
  if (max !== undefined && length > max) return { state: "excess", count: length - max };
  if (length > 0 && length < min) return { state: "missing", count: min - length };
  if (max !== undefined && max - length <= near) return { state: "remaining", count: max - length };
  return { state: "fine" };
}
