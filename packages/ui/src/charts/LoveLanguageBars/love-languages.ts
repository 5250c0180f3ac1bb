import { clamp, type Value } from "../plot/geometry.ts";

/** In the order of docs/product.md section 3, by the contract's names. */
const loveLanguages = ["quality_time", "words", "acts", "touch", "gifts"] as const;

export type LoveLanguage = (typeof loveLanguages)[number];

/** 0 to 100 each; one without enough data is left out or null. */
export type LoveLanguageValues = Partial<Record<LoveLanguage, Value>>;

/** Standard errors, on the scale of the values; one that is not known is left out or null. */
export type LoveLanguageErrors = LoveLanguageValues;

export interface RankedLanguage {
  language: LoveLanguage;
  value: Value;
  error: Value;
}

/** The strongest first, clamped; equals keep their order, and what is not known comes last. */
export const ranked = (
  values: LoveLanguageValues,
  errors: LoveLanguageErrors = {},
): RankedLanguage[] =>
  loveLanguages
    .map((language) => {
      const value = values[language] ?? null;
      if (value === null) return { language, value, error: null };
      return { language, value: clamp(value), error: errors[language] ?? null };
    })
    .toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1));
