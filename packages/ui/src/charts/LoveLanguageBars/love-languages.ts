import { clamp, type Value } from "../plot/geometry.ts";

/** In the order of SPEC.md section 3, by the contract's names. */
const loveLanguages = ["quality_time", "words", "acts", "touch", "gifts"] as const;

export type LoveLanguage = (typeof loveLanguages)[number];

/** 0 to 100 each; one without enough data is left out or null. */
export type LoveLanguageValues = Partial<Record<LoveLanguage, Value>>;

export interface RankedLanguage {
  language: LoveLanguage;
  value: Value;
}

/** The strongest first, clamped; equals keep their order, and what is not known comes last. */
export const ranked = (values: LoveLanguageValues): RankedLanguage[] =>
  loveLanguages
    .map((language) => {
      const value = values[language] ?? null;
      return { language, value: value === null ? null : clamp(value) };
    })
    .toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1));
