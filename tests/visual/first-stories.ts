import { glob, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { componentOf, screenOf } from "./picture-names.ts";

const root = resolve(import.meta.dirname, "../..");

const nameOf = (path: string) => (path.startsWith("app/") ? screenOf(path) : componentOf(path));

/** The first story in each file, by its screen or component. A module lists its exports by name, not in their order. */
export async function readFirstStories(): Promise<Record<string, string>> {
  const first: Record<string, string> = {};
  const folders = ["app/**/*.stories.tsx", "packages/ui/src/**/*.stories.tsx"];
  for await (const path of glob(folders, { cwd: root })) {
    const [, story] =
      /^export const (\w+)/m.exec(await readFile(resolve(root, path), "utf8")) ?? [];
    if (story !== undefined) first[nameOf(path)] = story;
  }
  return first;
}
