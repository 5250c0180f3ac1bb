import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import releases from "@gemel/ui/releases.json" with { type: "json" };
import { iconMeanings } from "../blocks/icon-meanings.ts";
import { exportedParts, readComponents } from "./read-components.ts";
import { readIcons } from "./read-icons.ts";

const root = resolve(import.meta.dirname, "../..");
const components = readComponents();

test("every export is in the list of the release that first had it, and nothing else is", () => {
  const listed: readonly string[] = Object.values(releases).flat();
  const exported = exportedParts.map(({ name }) => name);
  const unlisted = exported.filter((name) => !listed.includes(name));
  const unknown = listed.filter((name) => !exported.includes(name));
  expect({ unlisted, unknown, twice: listed.length - new Set(listed).size }).toEqual({
    unlisted: [],
    unknown: [],
    twice: 0,
  });
});

/** Components that others are made of, and no entry. */
const inner = ["src/charts/TraitRows"];

test("every component that has stories is in the exports of the package", () => {
  const stories = globSync("src/*/*/*.stories.tsx", { cwd: resolve(root, "packages/ui") });
  const exported = exportedParts.map(({ folder }) => resolve("/", folder));
  const missing = stories
    .map((file) => dirname(file))
    .filter((folder) => !exported.includes(resolve("/", folder)) && !inner.includes(folder));
  expect(missing).toEqual([]);
});

test.each(components)("$name has a picture, a line and a release", (component) => {
  const pictures = resolve(root, "tests/visual/accepted/components", component.pictures);
  const missing = ["light.webp", "dark.webp"].filter(
    (name) => !existsSync(resolve(pictures, name)),
  );
  expect(missing, `npm run test:visual -- --update -t ${component.pictures}`).toEqual([]);
  expect(component.purpose).toMatch(/\.$/);
  expect(component.since).toMatch(/^\d+\.\d+\.\d+$/);
});

test("every icon that is used has a meaning, and no other", () => {
  const used = Object.keys(readIcons());
  expect(Object.keys(iconMeanings).toSorted()).toEqual(used.toSorted());
});

/** Makes an id from a title as Storybook does. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

test("pages of the documentation link to pages and stories that are there", () => {
  const stories = globSync("{packages/ui/src,app}/**/*.stories.tsx", { cwd: root });
  const pages = globSync("{.storybook/pages,packages/ui/src}/**/*.mdx", { cwd: root });
  const titles = [...stories, ...pages].flatMap((file) =>
    [...readFileSync(resolve(root, file), "utf8").matchAll(/title(?:: |=)"([^"]+)"/g)].map(
      ([, title = ""]) => idOf(title),
    ),
  );
  const broken = pages.flatMap((file) =>
    [...readFileSync(resolve(root, file), "utf8").matchAll(/\?path=\/docs\/([\w-]+?)--docs/g)]
      .filter(([, id = ""]) => !titles.includes(id))
      .map(([link]) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test("pages show only stories that their files have", () => {
  const pages = globSync("{.storybook/pages,packages/ui/src}/**/*.mdx", { cwd: root });
  const missing = pages.flatMap((file) => {
    const page = readFileSync(resolve(root, file), "utf8");
    return [...page.matchAll(/import \* as (\w+) from "([^"]+\.stories\.tsx)"/g)].flatMap(
      ([, name = "", from = ""]) => {
        const source = readFileSync(resolve(root, file, "..", from), "utf8");
        return [...page.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))]
          .map(([, story = ""]) => story)
          .filter((story) => story !== "default" && !source.includes(`export const ${story}`))
          .map((story) => `${file}: ${name}.${story}`);
      },
    );
  });
  expect(missing).toEqual([]);
});
