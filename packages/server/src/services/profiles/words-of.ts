/** A word, as it is compared. */
interface Word {
  /** Without accents and case; umlauts and their two letters are one. */
  readonly folded: string;
  readonly isCapital: boolean;
}

/** The words of a text: runs of letters and digits. */
export const wordsOf = (text: string): readonly Word[] =>
  (text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => ({
    folded: fold(word),
    isCapital: /^\p{Lu}/u.test(word),
  }));

const unmarked: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  æ: "a",
  œ: "o",
};

const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßøłđæœ]/g, (letter) => unmarked[letter] ?? letter)
    .replace(/([aou])e/g, "$1");
