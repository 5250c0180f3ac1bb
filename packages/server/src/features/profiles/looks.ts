import unhomoglyph from "unhomoglyph";

/** Capitals of other scripts that are drawn as Latin ones: their small letters are not. */
const foreignCapital = /(?!\p{Script=Latin})\p{Lu}/gu;

const asLatin = (capital: string): string => {
  const drawn = unhomoglyph(capital);
  return /^[A-Z]$/.test(drawn) ? drawn : capital;
};

/** What a text looks like: the skeleton of UTS 39, of small letters. */
export const lookOf = (text: string): string =>
  unhomoglyph(
    text.normalize("NFKC").replaceAll(foreignCapital, asLatin).toLowerCase().normalize("NFD"),
  ).normalize("NFD");

/** The same in Latin letters without marks, wherever they are drawn alike. */
export const latinLookOf = (text: string): string =>
  lookOf(text).toLowerCase().replaceAll("rn", "m").replaceAll(/\p{M}/gu, "");

/** A text in letters, digits and full stops of one width, without what is drawn as nothing. */
export const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll(/[\u3002\u00b7\u2022\u22c5\u2219\u30fb]/g, ".")
    .replaceAll(/(?![0-9])\p{Nd}/gu, "0");
