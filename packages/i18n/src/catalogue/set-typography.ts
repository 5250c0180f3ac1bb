/**
 * What nobody should have to type: curly apostrophes (an apostrophe before a brace is ICU's quoting
 * and stays) and the narrow space that French sets before ? ! ; and the wider one before a colon.
 */
export function setTypography(locale: string, text: string): string {
  if (locale === "en" || locale === "ja") return text;
  const curled = text.replaceAll(/(?<=\p{Letter})'(?=\p{Letter}|$)/gu, "’");
  if (locale !== "fr") return curled;
  return curled.replaceAll(/ (?=[?!;])/g, "\u202f").replaceAll(/ (?=:)/g, "\u00a0");
}
