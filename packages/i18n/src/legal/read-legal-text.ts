import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OfferedLocale } from "../locales.ts";
import { compileLegalText } from "./compile-legal-text.ts";
import type { LegalPage, LegalText } from "./legal-text.ts";

const folder = new URL("../../legal/", import.meta.url);

/** The path of a page's text in one language. */
export const legalTextPath = (page: LegalPage, locale: OfferedLocale): string =>
  fileURLToPath(new URL(`${page}.${locale}.md`, folder));

/** @throws Error that names the file and what in it is not understood. */
export function readLegalText(page: LegalPage, locale: OfferedLocale): LegalText {
  const path = legalTextPath(page, locale);
  try {
    return compileLegalText(locale, readFileSync(path, "utf8"));
  } catch (cause) {
    throw new Error(`${path} ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
