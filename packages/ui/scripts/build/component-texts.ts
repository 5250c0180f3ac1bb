import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { dist, packages, root } from "./package-layout.ts";

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

const areaOf = (id: string): string => id.slice(0, id.indexOf("."));

const spokenOf = (texts: object, isSpoken: (area: string) => boolean): object =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => isSpoken(areaOf(id))));

/**
 * Writes the English texts with their descriptions, in the form that FormatJS's tools read: what a host
 * translates into a language that the package does not have.
 */
export async function writeSourceTexts(): Promise<void> {
  const catalogue = await readFile(join(packages, "i18n/locales/en.json"), "utf8");
  const texts = spokenOf(JSON.parse(catalogue) as object, areasInSources());
  const source = Object.entries(texts as Record<string, { message: string; description: string }>);
  const written = source.map(([id, { message, description }]) => [
    id,
    { defaultMessage: message, description },
  ]);
  await mkdir(join(dist, "texts"), { recursive: true });
  await writeFile(
    join(dist, "texts/en.json"),
    `${JSON.stringify(Object.fromEntries(written), null, 2)}\n`,
  );
}

/** Leaves the texts of screens out of the catalogues: what no component says is not shipped. */
export function componentTexts(): Plugin {
  const isSpoken = areasInSources();
  return {
    name: "gemel:component-texts",
    transform: {
      filter: { id: /^\0virtual:gemel-messages\/messages-/ },
      handler(code) {
        const texts = JSON.parse(code.slice("export default ".length, -1)) as object;
        return { code: `export default ${JSON.stringify(spokenOf(texts, isSpoken))};`, map: null };
      },
    },
  };
}
