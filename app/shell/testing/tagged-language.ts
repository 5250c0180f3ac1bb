import type { Locale } from "@gemel/i18n";

/** A language with a region where one is needed to write the same in every browser. */
export const taggedLanguage = (locale: Locale): string => (locale === "en" ? "en-US" : locale);
