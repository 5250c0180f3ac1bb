import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locale } from "../locales.ts";

/** Texts by id. */
export type Catalogue = Readonly<Record<string, string>>;

/** An English entry: the description shows translators its place and purpose. */
export interface DescribedMessage {
  readonly message: string;
  readonly description: string;
}

/** The folder of the project's catalogues. */
export const localesFolder = fileURLToPath(new URL("../../locales/", import.meta.url));

/** A language's catalogue. */
export const cataloguePath = (locale: Locale, folder = localesFolder): string =>
  join(folder, `${locale}.json`);

/** The English catalogue with its descriptions. */
export const readSource = (folder = localesFolder): Readonly<Record<string, DescribedMessage>> =>
  JSON.parse(readFileSync(cataloguePath("en", folder), "utf8"));

/** A language's texts as they are written: a partial language lacks some. */
export function readCatalogue(locale: Locale, folder = localesFolder): Catalogue {
  if (locale !== "en") return JSON.parse(readFileSync(cataloguePath(locale, folder), "utf8"));
  return Object.fromEntries(
    Object.entries(readSource(folder)).map(([id, { message }]) => [id, message]),
  );
}
