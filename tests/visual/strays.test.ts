import { glob, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { accepted } from "./folders.ts";
import { componentOf, screenOf, screenStoryName, sheetName } from "./picture-names.ts";

const root = resolve(import.meta.dirname, "../..");

/** How the pictures of today's stories begin. */
async function expectedNames(): Promise<string[]> {
  const names: string[] = [];
  for await (const path of glob("packages/ui/src/**/*.stories.tsx", { cwd: root })) {
    names.push(sheetName(componentOf(path), "light").replace(/light$/, ""));
  }
  for await (const path of glob("app/**/*.stories.tsx", { cwd: root })) {
    const source = await readFile(resolve(root, path), "utf8");
    for (const [, story = ""] of source.matchAll(/^export const (\w+)/gm)) {
      names.push(`${screenStoryName(screenOf(path), story)}-`);
    }
  }
  return names;
}

test("every picture is of a story that there is; delete the others", async () => {
  const names = await expectedNames();
  const strays: string[] = [];
  for await (const path of glob("**/*.webp", { cwd: accepted })) {
    if (!names.some((name) => path.startsWith(name))) strays.push(path);
  }
  expect(strays).toEqual([]);
});
