import unhomoglyph from "unhomoglyph";

/** Capitals of other scripts that are drawn as Latin ones: their small letters are not. */
const foreignCapital = /(?!\p{Script=Latin})\p{Lu}/gu;

const asLatin = (capital: string): string => {
  const drawn = unhomoglyph(capital);
  return /^[A-Z]$/.test(drawn) ? drawn : capital;
};

/** Returns the look of a text: the skeleton of UTS 39, of small letters. */
export const lookOf = (text: string): string =>
  unhomoglyph(
    text.normalize("NFKC").replaceAll(foreignCapital, asLatin).toLowerCase().normalize("NFD"),
  ).normalize("NFD");

/** The same in Latin letters without marks, for all letters that look alike. */
export const latinLookOf = (text: string): string =>
  lookOf(text).toLowerCase().replaceAll("rn", "m").replaceAll(/\p{M}/gu, "");

/** Letters that are drawn alike beyond UTS 39, and digits and signs in their place. */
const alike: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "!": "l",
  i: "l",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "6": "g",
  "7": "t",
  "9": "g",
  "|": "l",
  "\u00a1": "l",
};

/** Small capitals, which are letters of phonetic scripts: no language writes names with them. */
const smallCapitals =
  "\u1d00\u0299\u1d04\u1d05\u1d07\ua730\u0262\u029c\u026a\u1d0a\u1d0b\u029f\u1d0d\u0274\u1d0f\u1d18\u01eb\u0280\ua731\u1d1b\u1d1c\u1d20\u1d21\u028f\u1d22";
const ofSmallCapitals = "abcdefghijklmnopqrstuvwyz";
/** ǫ is a letter of languages too. */
export const smallCapital = new RegExp(`[${smallCapitals.replace("\u01eb", "")}]`, "u");
const capitalOf: ReadonlyMap<string, string> = new Map(
  [...smallCapitals].map((sign, index) => [sign, ofSmallCapitals[index] ?? sign]),
);

/** Returns the look of a word at a glance: letters without marks, also those drawn as digits or signs. */
export const glanceOf = (word: string): string =>
  lookOf(word.replaceAll(/\P{ASCII}/gu, (sign) => capitalOf.get(sign) ?? sign))
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[01!i34@5$679|\u00a1]/g, (letter) => alike[letter] ?? letter);

/**
 * Enclosed letters and digits that NFKC leaves as they are, clocks and dice: the first of each row, and what the row
 * says.
 */
const enclosed: readonly (readonly [first: number, says: string])[] = [
  [0x2776, "123456789"],
  [0x2780, "123456789"],
  [0x278a, "123456789"],
  [0x24f5, "123456789"],
  [0x24ff, "0"],
  [0x2680, "123456"],
  [0x1f10b, "00"],
  [0x1f150, "abcdefghijklmnopqrstuvwxyz"],
  [0x1f170, "abcdefghijklmnopqrstuvwxyz"],
  [0x1f1e6, "abcdefghijklmnopqrstuvwxyz"],
  [0x1f550, "123456789"],
];
const hanDigits = [..."\u3007\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d"];
/** The meaning of signs that stand for a letter or a digit. */
const said: ReadonlyMap<string, string> = new Map([
  ...enclosed.flatMap(([first, says]) =>
    [...says].map((sign, index) => [String.fromCodePoint(first + index), sign] as const),
  ),
  ...hanDigits.map((sign, digit) => [sign, String(digit)] as const),
  ["\u96f6", "0"],
]);

/** Unfolded, a sign of these may be eighteen letters: a short text would be a long one. */
const compatibilitySigns = /[\u3200-\u33ff\ufb00-\ufdff]/g;

/** A text without signs that stand for a whole phrase. */
export const withoutPhrases = (text: string): string =>
  text.replaceAll(compatibilitySigns, (sign) => (sign.normalize("NFKD").length > 4 ? "" : sign));

/** Five signs of Roman numerals or more in a row, which NFKC would make one word of. */
const numerals = /[\u2160-\u217f](?:[^\p{L}\p{N}]*[\u2160-\u217f]){4,}/gu;

const withNumeralsApart = (text: string): string =>
  text.replaceAll(numerals, (row) => row.replaceAll(/\p{N}/gu, (sign) => ` ${sign} `));

/** A text in letters, digits and full stops of one width, without what is drawn as nothing or around a letter. */
export const plainText = (text: string): string =>
  withNumeralsApart(withoutPhrases(text))
    .normalize("NFKC")
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Me}]/gu, "")
    .replaceAll(/[\p{No}\p{So}\p{Script=Han}]/gu, (sign) => said.get(sign) ?? sign)
    .replaceAll(/[\u3002\u00b7\u2022\u2027\u22c5\u2219\u30fb\u02d9]/g, ".")
    .replaceAll(/(?![0-9])\p{Nd}/gu, "0");
