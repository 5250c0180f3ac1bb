import type { MessageId } from "@gemel/i18n";
import { readCatalogue } from "../../../packages/i18n/src/catalogue/read-catalogue.ts";
import type { Locale } from "../../../packages/i18n/src/locales.ts";

/** A text of the catalogues as a reader sees it; `values` fill its plain and number arguments. */
export type Texts = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of one language, so that a journey is written once and runs in each. */
export function textsOf(locale: Locale): Texts {
  const catalogue = readCatalogue(locale);
  return (id, values = {}) => {
    const text = catalogue[id];
    if (text === undefined) throw new Error(`${locale} has no text ${id}`);
    const filled = text.replaceAll(/\{(\w+)(?:, number)?\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${id} needs ${name}`);
      return typeof value === "number" ? value.toLocaleString(locale) : value;
    });
    return filled.replaceAll(/<\/?\w+>/g, "");
  };
}
