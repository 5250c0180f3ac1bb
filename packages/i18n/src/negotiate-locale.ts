import { fallbackLocale, firstPart, isLocale, type Locale } from "./locales.ts";

/** The possible sources of a language; each is reduced to its first part, and an unknown one is skipped. */
export interface LocaleSources {
  /** The choice kept in this browser (`lang` in local storage). */
  readonly stored?: string | null | undefined;
  /** The signed-in member's language. */
  readonly account?: string | null | undefined;
  /** `navigator.languages` or `navigator.language`: the first that is known wins. */
  readonly browser?: string | readonly string[] | null | undefined;
}

/** A language, and how numbers and dates are written in it. */
export interface NegotiatedLanguage {
  readonly texts: Locale;
  /** The language of the texts, with the region of the first source that has one: `de-CH`. */
  readonly formats: string;
}

/** Language and region of a tag; null if it has no region, or is not a tag. */
function withRegion(code: string): string | null {
  try {
    const { language, region } = new Intl.Locale(code.replaceAll("_", "-"));
    return region ? `${language}-${region}` : null;
  } catch {
    return null;
  }
}

/**
 * The language to show: stored, then the account's, then the browser's, else English.
 * Not for the register form's select: see {@link defaultPreferredLanguage}.
 */
export function negotiateLanguage({ stored, account, browser }: LocaleSources): NegotiatedLanguage {
  const browserList = typeof browser === "string" ? [browser] : (browser ?? []);
  const codes = [stored, account, ...browserList].map((code) => code ?? "");
  const texts = codes.map(firstPart).find(isLocale) ?? fallbackLocale;
  const regional = codes.filter((code) => firstPart(code) === texts).map(withRegion);
  return { texts, formats: regional.find((tag) => tag !== null) ?? texts };
}

/** The language of the texts alone, as {@link negotiateLanguage} finds it. */
export const negotiateLocale = (sources: LocaleSources): Locale => negotiateLanguage(sources).texts;
