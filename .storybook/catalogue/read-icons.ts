import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

const lucideImport = /^import \{([^}]*)\} from "lucide-react";$/gm;

/** The icons that product code imports, by name, with the files that draw them. */
export function readIcons(): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  const files = globSync("{packages/ui/src,app/routes,app/shell}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["**/*.stories.tsx", "**/*.test.tsx", "**/testing/**"],
  });
  for (const file of files.toSorted()) {
    for (const [, names = ""] of readFileSync(resolve(root, file), "utf8").matchAll(lucideImport)) {
      for (const part of names.split(",").map((name) => name.trim())) {
        const [name = ""] = part.split(" as ");
        if (name === "" || name.startsWith("type ")) continue;
        (found[name] ??= []).push(basename(file).replace(/\.tsx?$/, ""));
      }
    }
  }
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => a.localeCompare(b)));
}
