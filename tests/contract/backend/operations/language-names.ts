import type { components } from "@gemel/api/schema";

export type Language = components["schemas"]["Language"];

/** How the contract's examples of texts are named. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "english",
  fr: "french",
  de: "german",
  es: "spanish",
  it: "italian",
};
