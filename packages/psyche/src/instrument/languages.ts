/** The languages that the questionnaire is written in. */
export const languages = ["en", "fr", "de", "it", "es"] as const;

export type Language = (typeof languages)[number];
