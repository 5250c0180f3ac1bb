import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const repository = new URL("../", import.meta.url);

const documents = globSync(
  [
    "*.md",
    "docs/**/*.md",
    "{machines,packages/*}/README.md",
    "packages/ui/src/**/*.mdx",
    ".storybook/**/*.mdx",
  ],
  { cwd: repository },
);

const read = (name: string): string => readFileSync(new URL(name, repository), "utf8");

/** Finds matches of a pattern's first group in the documents that `isThere` does not accept. */
const missing = (pattern: RegExp, isThere: (found: string, document: string) => boolean) =>
  documents.flatMap((document) =>
    [...read(document).matchAll(pattern)]
      .map(([, found = ""]) => found)
      .filter((found) => !isThere(found, document))
      .map((found) => `${document}: ${found}`),
  );

test("every link from a document to a file leads to one", () => {
  expect(documents.length).toBeGreaterThan(100);
  // A path from the top is an address of the app, one with a query a page of Storybook.
  const link = /\]\((?!https?:|[#?/])([^)#\s]+)/g;
  expect(
    missing(link, (path, document) => existsSync(new URL(path, new URL(document, repository)))),
  ).toEqual([]);
});

test("every file that a document names is there", () => {
  const path = /`((?:app|contract|deploy|docs|machines|packages|tests|\.storybook)\/[\w./-]+)`/g;
  /** Made by a build, or named with the commit that had it. */
  const elsewhere = ["app/dist", "machines/dist", "packages/ui/dist", "tests/bench/components"];
  expect(
    missing(path, (found) => elsewhere.includes(found) || existsSync(new URL(found, repository))),
  ).toEqual([]);
});

test("every source that a document names alone is somewhere", () => {
  const folders = "{.storybook,app,contract,deploy,machines,packages,tests}";
  const sources = globSync(`${folders}/**/*.{mjs,sql,ts,tsx,yaml}`, {
    cwd: repository,
    exclude: ["**/node_modules", "**/dist"],
  });
  const names = new Set(["openapi.yaml", ...sources.map((path) => basename(path))]);
  expect(missing(/`([a-z][\w.-]*\.(?:mjs|sql|tsx?|yaml))`/g, (name) => names.has(name))).toEqual(
    [],
  );
});

test("every command that a document names is one of package.json", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: object };
  expect(missing(/npm run ([\w:-]+)\b(?! -w)/g, (name) => name in scripts)).toEqual([]);
});
