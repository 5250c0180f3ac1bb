import { glob, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { readProps } from "./read-props.ts";

const id = "virtual:gemel-written-props";
const folder = resolve(import.meta.dirname, "../packages/ui/src");

/**
 * Gives the pages `virtual:gemel-written-props`, the props of every component as its types are
 * written. react-docgen knows neither `Omit` nor `readonly`.
 */
export function writtenProps(): Plugin {
  return {
    name: "gemel:written-props",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const sources: Record<string, string> = {};
      for await (const name of glob("**/*.{ts,tsx}", { cwd: folder })) {
        const path = resolve(folder, name);
        sources[path] = await readFile(path, "utf8");
      }
      return `export const writtenProps = ${JSON.stringify(readProps(sources))};`;
    },
  };
}
