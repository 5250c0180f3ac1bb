import { glob, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { screenOf } from "./picture-names.ts";

const root = resolve(import.meta.dirname, "../..");

/** The first story in each file of screens, by its screen. A module tells its exports by name, not in their order. */
export async function readFirstStories(): Promise<Record<string, string>> {
  const first: Record<string, string> = {};
  for await (const path of glob("app/**/*.stories.tsx", { cwd: root })) {
    const [, story] =
      /^export const (\w+)/m.exec(await readFile(resolve(root, path), "utf8")) ?? [];
    if (story !== undefined) first[screenOf(path)] = story;
  }
  return first;
}
