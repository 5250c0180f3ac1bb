import { fallbackLocale, firstPart, isOfferedLocale, type OfferedLocale } from "./locales.ts";

/** Where the register form's language may come from, in this order. */
export interface PreferredLanguageSources {
  /** A language passed to the page, as by a link. */
  readonly passed?: string | null | undefined;
  /** The language the app is shown in. */
  readonly translation?: string | null | undefined;
  /** `navigator.language`. */
  readonly browser?: string | null | undefined;
}

/** What the register form preselects: always a language that the server accepts, else English. */
export const defaultPreferredLanguage = (sources: PreferredLanguageSources): OfferedLocale =>
  [sources.passed, sources.translation, sources.browser]
    .map((code) => firstPart(code ?? ""))
    .find(isOfferedLocale) ?? fallbackLocale;
