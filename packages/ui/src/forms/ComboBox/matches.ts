/** Letters that no decomposition turns into their plain form. */
const plain: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßøłđæœı]/g, (letter) => plain[letter] ?? letter);

const words = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()}`;

/**
 * Whether a word of a text begins with the typed text, regardless of case and accents. `Intl.Collator` does
 * not help: in German and other languages its search treats "o" and "ö" as different letters.
 */
export const matches = (text: string, typed: string): boolean => words(text).includes(words(typed));
