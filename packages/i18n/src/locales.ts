/** Languages a member can choose: complete, offered by the switcher and by the register form. */
export const locales = ["en", "fr", "de", "it", "es"] as const;

/** Languages with a partial set: what they lack is shown in English, and nothing offers them. */
export const partialLocales = ["ja"] as const;

/** A language that a member can choose, and that the server accepts as `preferred_language`. */
export type OfferedLocale = (typeof locales)[number];

/** Any language the app can be shown in. */
export type Locale = OfferedLocale | (typeof partialLocales)[number];

/** The language that is shown when nothing else is known. */
export const fallbackLocale = "en" satisfies OfferedLocale;

/** Every language's name in itself, for the switcher; never translated. */
export const autonyms: Readonly<Record<Locale, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  es: "Español",
  ja: "日本語",
};

const offered: ReadonlySet<string> = new Set(locales);
const known: ReadonlySet<string> = new Set([...locales, ...partialLocales]);

/** The part of a language code before `-` or `_`, in lower case: `de_AT` gives `de`. */
export const firstPart = (code: string): string => (code.split(/[-_]/)[0] ?? "").toLowerCase();

/** True for a language that a member can choose. */
export const isOfferedLocale = (code: string): code is OfferedLocale => offered.has(code);

/** True for a language the app can be shown in, the partial ones included. */
export const isLocale = (code: string): code is Locale => known.has(code);
