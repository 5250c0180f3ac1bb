import { glob, readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { Plugin } from "vite";
import manifest from "@gemel/ui/package.json" with { type: "json" };
import { virtualModule } from "../virtual-module.ts";

const root = resolve(import.meta.dirname, "../..");

const importLine = /^import \{([^}]*)\} from "([^"]+)";$/gm;
const testTools = new Set(["@storybook/react-vite", "storybook/test"]);

/** The source that a reader would import from: the public path of a component; undefined if it has none. */
function publicSource(source: string): string | undefined {
  if (!source.startsWith(".")) return testTools.has(source) ? undefined : source;
  const exported = Object.entries(manifest.exports).find(
    ([, file]) => basename(file) === basename(source),
  );
  return exported && `@gemel/ui${exported[0].slice(1)}`;
}

/** Reads the imports of a story file, as name and public source. */
export function readStoryImports(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, names = "", from = ""] of source.matchAll(importLine)) {
    const place = publicSource(from);
    if (place === undefined) continue;
    for (const name of names.split(",").map((part) => part.trim())) {
      if (name && !name.startsWith("type ")) found[name] = place;
    }
  }
  return found;
}

/** Gives the pages `virtual:gemel-story-imports`: the imports of each story file, by its path. */
export const storyImports = (): Plugin =>
  virtualModule("story-imports", "storyImports", async () => {
    const found: Record<string, Record<string, string>> = {};
    for await (const path of glob("{packages/ui/src,app}/**/*.stories.tsx", { cwd: root })) {
      found[`./${path}`] = readStoryImports(await readFile(resolve(root, path), "utf8"));
    }
    return found;
  });
