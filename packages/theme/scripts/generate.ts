import { readFile, writeFile } from "node:fs/promises";
import { cssFile } from "./css-file.ts";
import { resolver } from "./dtcg/resolver.ts";
import { tokenFiles } from "./dtcg/token-files.ts";

const committed = (path: string) => new URL(`../tokens/${path}`, import.meta.url);

/** Lists of plain values on one line, as the formatter wants them. */
const toJson = (value: object): string =>
  `${JSON.stringify(value, undefined, 2).replaceAll(
    /\[\s+([^[\]{}]*?)\s+\]/g,
    (_list, items: string) => `[${items.replaceAll(/,\s+/g, ", ")}]`,
  )}\n`;

/** The exported files by their path under `tokens/`. */
export function generate(): Record<string, string> {
  const documents = { "gemel.resolver.json": resolver(), ...tokenFiles() };
  return {
    ...Object.fromEntries(Object.entries(documents).map(([path, json]) => [path, toJson(json)])),
    "gemel.css": cssFile(),
  };
}

/** An exported file as it is committed. */
export const readCommitted = (path: string): Promise<string> => readFile(committed(path), "utf8");

if (import.meta.main) {
  for (const [path, text] of Object.entries(generate())) await writeFile(committed(path), text);
}
