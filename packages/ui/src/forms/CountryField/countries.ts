import type { OptionValue } from "../Field/Option.tsx";
import { countryCodes } from "./country-codes.ts";

/**
 * Every country with its name in a language, in that language's own order: in German "Ä" stands with
 * "A", in Swedish after "Z".
 * @param locale BCP 47
 */
export function countries(locale: string): OptionValue[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.label, other.label));
}
