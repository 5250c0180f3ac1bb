import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "./package-layout.ts";

/** Whether a component's source names a text of this area (the part of an id before its first dot). */
function areasInSources(): (area: string) => boolean {
  const sources = globSync("src/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["**/*.{test,stories}.tsx", "**/*.test.ts"],
  }).map((file) => readFileSync(join(root, file), "utf8"));
  const known = new Map<string, boolean>();
  return (area) => {
    const named = known.get(area) ?? sources.some((text) => text.match(`["\`]${area}\\.\\w`));
    known.set(area, named);
    return named;
  };
}

/** Leaves the texts of screens out of the catalogues: what no component says is not shipped. */
export function componentTexts(): Plugin {
  const isSpoken = areasInSources();
  return {
    name: "gemel:component-texts",
    transform: {
      filter: { id: /^\0virtual:gemel-messages\/messages-/ },
      handler(code) {
        const texts: object = JSON.parse(code.slice("export default ".length, -1));
        const spoken = Object.entries(texts).filter(([id]) =>
          isSpoken(id.slice(0, id.indexOf("."))),
        );
        return {
          code: `export default ${JSON.stringify(Object.fromEntries(spoken))};`,
          map: null,
        };
      },
    },
  };
}
