/**
 * Typography that translators need not type: curly apostrophes (an apostrophe before a brace is ICU's quoting
 * and stays), the narrow space that French sets before ? ! ; and the wider one before a colon and
 * inside « », and the space that German sets before an ellipsis.
 */
export function setTypography(locale: string, text: string): string {
  if (locale === "en" || locale === "ja") return text;
  const curled = text.replaceAll(/(?<=\p{Letter})'(?=\p{Letter}|$)/gu, "’");
  if (locale === "de") return curled.replaceAll(/(?<=\S) ?…/g, "\u00a0…");
  if (locale !== "fr") return curled;
  return curled
    .replaceAll(/ (?=[?!;])/g, "\u202f")
    .replaceAll(/ (?=:)/g, "\u00a0")
    .replaceAll(/(?<=«) | (?=»)/g, "\u00a0");
}
