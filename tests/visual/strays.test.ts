import { glob, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { everywhere, pictureModes, type PictureModeName } from "../../.storybook/picture-modes.ts";
import { accepted } from "./folders.ts";
import { componentOf, screenName, screenOf, sheetName } from "./picture-names.ts";
import { looksAt, type WidthName, widths } from "./tiers.ts";

const root = resolve(import.meta.dirname, "../..");
const modes = Object.keys(pictureModes) as PictureModeName[];
const asked = modes.filter((mode) => !everywhere.some((usual) => usual === mode));

/** The exports of a file of stories and what each of them says, in their order. */
const storiesIn = (source: string): { name: string; said: string }[] =>
  source
    .split(/^export const (?=\w)/m)
    .slice(1)
    .map((said) => ({ name: /^\w+/.exec(said)?.[0] ?? "", said }));

/** A story's own globals are not read here: one that has some, or another's, may have any look at any width. */
const isPlain = (said: string): boolean => !/\bglobals\b|\.\.\.[A-Z]/.test(said);

/** The pictures that there may be of today's stories. */
async function expectedNames(): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const path of glob("packages/ui/src/**/*.stories.tsx", { cwd: root })) {
    for (const mode of modes) names.add(`${sheetName(componentOf(path), mode)}.webp`);
  }
  for await (const path of glob("app/**/*.stories.tsx", { cwd: root })) {
    const stories = storiesIn(await readFile(resolve(root, path), "utf8"));
    for (const [index, { name, said }] of stories.entries()) {
      for (const width of Object.keys(widths) as WidthName[]) {
        const looks =
          index > 0 && isPlain(said)
            ? looksAt(width, { name, own: {}, visual: { modes: asked } }, false)
            : modes;
        for (const mode of looks)
          names.add(`${screenName(screenOf(path), name, mode, width)}.webp`);
      }
    }
  }
  return names;
}

test("every picture is of a story that there is; delete the others", async () => {
  const names = await expectedNames();
  const strays: string[] = [];
  for await (const path of glob("**/*.webp", { cwd: accepted })) {
    if (!names.has(path)) strays.push(path);
  }
  expect(strays).toEqual([]);
});
