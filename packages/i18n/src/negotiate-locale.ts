import { fallbackLocale, firstPart, isLocale, type Locale } from "./locales.ts";

/** Where a language may come from; each is reduced to its first part, and an unknown one is skipped. */
export interface LocaleSources {
  /** The choice kept in this browser (`lang` in local storage). */
  readonly stored?: string | null | undefined;
  /** The signed-in member's language. */
  readonly account?: string | null | undefined;
  /** `navigator.languages` or `navigator.language`: the first that is known wins. */
  readonly browser?: string | readonly string[] | null | undefined;
}

/**
 * The language to show: stored, then the account's, then the browser's, else English.
 * Not for the register form's select: see {@link defaultPreferredLanguage}.
 */
export function negotiateLocale({ stored, account, browser }: LocaleSources): Locale {
  const browserList = typeof browser === "string" ? [browser] : (browser ?? []);
  return (
    [stored, account, ...browserList].map((code) => firstPart(code ?? "")).find(isLocale) ??
    fallbackLocale
  );
}
