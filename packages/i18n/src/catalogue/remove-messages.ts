import { locales, partialLocales } from "../locales.ts";
import { localesFolder, readCatalogue, readSource } from "./read-catalogue.ts";
import { writeCatalogue } from "./write-catalogue.ts";

/**
 * Takes texts out of all catalogues.
 * @throws Error for an id that is not there; nothing is written then.
 */
export function removeMessages(ids: readonly string[], folder = localesFolder): void {
  const source = readSource(folder);
  const unknown = ids.filter((id) => !(id in source));
  if (unknown.length > 0) throw new Error(`not in the catalogue: ${unknown.join(", ")}`);
  for (const locale of [...locales, ...partialLocales]) {
    const entries = Object.entries(locale === "en" ? source : readCatalogue(locale, folder));
    writeCatalogue(locale, Object.fromEntries(entries.filter(([id]) => !ids.includes(id))), folder);
  }
}
