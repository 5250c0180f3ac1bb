import { fallbackLocale, firstPart, isOfferedLocale, type OfferedLocale } from "./locales.ts";

/** The sources of the register form's language, in this order. */
export interface PreferredLanguageSources {
  /** A language passed to the page, as by a link. */
  readonly passed?: string | null | undefined;
  /** The language the app is shown in. */
  readonly translation?: string | null | undefined;
  /** `navigator.language`. */
  readonly browser?: string | null | undefined;
}

/** Returns the preselected language of the register form: the first that the server accepts, else English. */
export const defaultPreferredLanguage = (sources: PreferredLanguageSources): OfferedLocale =>
  [sources.passed, sources.translation, sources.browser]
    .map((code) => firstPart(code ?? ""))
    .find(isOfferedLocale) ?? fallbackLocale;
