import { glob, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { virtualModule } from "../virtual-module.ts";

const sources = resolve(import.meta.dirname, "../../packages/ui/src");

const arrays = /\bconst (\w+) = \[([^\]]*)\] as const/g;
const aliases = /\btype (\w+) = \(typeof (\w+)\)\[number\]/g;

const unionOf = (items: string) =>
  items
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean)
    .join(" | ");

/**
 * The unions that a source makes from arrays, by the name of the array and of the type:
 * `const sizes = ["small", "large"] as const` gives `sizes` as `"small" | "large"`.
 */
export function readChoices(source: string): Record<string, string> {
  const unions = Object.fromEntries(
    [...source.matchAll(arrays)].map(([, name = "", items = ""]) => [name, unionOf(items)]),
  );
  for (const [, alias = "", array = ""] of source.matchAll(aliases)) {
    const union = unions[array];
    if (union !== undefined) unions[alias] = union;
  }
  return unions;
}

/** Every such union of the components. */
export async function readAllChoices(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const path of glob("**/*.{ts,tsx}", { cwd: sources })) {
    Object.assign(found, readChoices(await readFile(resolve(sources, path), "utf8")));
  }
  return found;
}

/**
 * Gives the pages `virtual:gemel-choices`. react-docgen reads types one file at a time and cannot
 * say what an array holds.
 */
export const choices = (): Plugin => virtualModule("choices", "choices", readAllChoices);
