import { tintNames, type TintName } from "@gemel/theme/tokens";

/**
 * First letters of the first and last word, in any script; one letter for a single word. Punctuation before a
 * word, such as a quotation mark, is skipped.
 */
export function initials(name: string): string {
  const words = name.match(/(?!\p{P})\S+/gu) ?? [""];
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const segmenter = new Intl.Segmenter();
  return chosen
    .map((word = "") => [...segmenter.segment(word)][0]?.segment ?? "")
    .join("")
    .toLocaleUpperCase();
}

/** A quiet tint that stays with a name. */
export function tintOf(name: string): TintName {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tintNames[sum % tintNames.length] ?? "rose";
}
