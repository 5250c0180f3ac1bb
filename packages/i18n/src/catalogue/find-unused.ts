import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "packages/{ui,server,psyche}/src/**/*.{ts,tsx}",
  "app/{flows,routes,shell}/**/*.{ts,tsx}",
  "app/*.{ts,tsx}",
];

const isNoUse = (file: string): boolean => /\.(test|stories|css|d)\.tsx?$/.test(file);

/**
 * The ids that no source under `root` names. An id counts as named when it stands in quotes, or when
 * a template literal such as `profile.sex.${sex}` can make it: there is no list to keep.
 */
export function findUnused(ids: readonly string[], root: string): string[] {
  const quoted = new Set<string>();
  const templates = new Set<string>();
  for (const file of globSync(sources, { cwd: root })) {
    if (isNoUse(file)) continue;
    const text = readFileSync(join(root, file), "utf8");
    for (const [, id] of text.matchAll(/["'`]([a-z]\w*(?:\.\w+)+)["'`]/g)) quoted.add(id ?? "");
    for (const [, id] of text.matchAll(/`([a-z]\w*\.[\w.]*\$\{[^`]*)`/g)) templates.add(id ?? "");
  }
  const patterns = [...templates].map(
    (template) =>
      new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[^.]+")}$`),
  );
  return ids.filter((id) => !quoted.has(id) && !patterns.some((pattern) => pattern.test(id)));
}
