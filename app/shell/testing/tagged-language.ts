import type { Locale } from "@gemel/i18n";

/** Returns a language, with a region if one is needed to write the same in every browser. */
export const taggedLanguage = (locale: Locale): string => (locale === "en" ? "en-US" : locale);
