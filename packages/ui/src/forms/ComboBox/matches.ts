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
 * Whether a word of a text begins with what was typed, whatever the case and the accents.
 * `Intl.Collator` is no help: in German and others its search takes "o" and "ö" for different
 * letters.
 */
export const matches = (text: string, typed: string): boolean => words(text).includes(words(typed));
