import { renameSync, writeFileSync } from "node:fs";
import type { Locale } from "../locales.ts";
import { cataloguePath } from "./read-catalogue.ts";

const byId = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** Replaces a language's catalogue in one step, sorted by id. */
export function writeCatalogue(
  locale: Locale,
  entries: Readonly<Record<string, unknown>>,
  folder: string,
): void {
  const path = cataloguePath(locale, folder);
  const sorted = Object.fromEntries(Object.entries(entries).toSorted(byId));
  writeFileSync(`${path}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}
