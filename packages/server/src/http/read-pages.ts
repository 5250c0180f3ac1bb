import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMissing } from "../stores/is-missing.ts";

/** The pages that were made at build: by path, then by language, as HTML. */
export type Pages = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads `<language>/<name>.html` from a folder; a build without such pages has none. */
export async function readPages(folder: string): Promise<Pages> {
  const pages = new Map<string, Map<string, string>>();
  for (const locale of await namesIn(folder)) {
    for (const file of await namesIn(join(folder, locale))) {
      const name = file.replace(/\.html$/, "");
      const path = name === "index" ? "/" : `/${name}`;
      const languages = pages.get(path) ?? new Map<string, string>();
      pages.set(path, languages.set(locale, await readFile(join(folder, locale, file), "utf8")));
    }
  }
  return pages;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
