import { isOfferedLocale, type OfferedLocale } from "@gemel/i18n/server";

/** The language of a tag that the contract lets through, by its first part: `de-CH` is German. */
export function textLanguage(tag: string): OfferedLocale {
  const language = tag.slice(0, 2).toLowerCase();
  if (!isOfferedLocale(language)) throw new Error(`the contract lets ${tag} through`);
  return language;
}
