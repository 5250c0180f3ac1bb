import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const repository = new URL("../", import.meta.url);

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(new URL("docs/", repository), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

const read = (name: string): string => readFileSync(new URL(name, repository), "utf8");

test("every link from a document to a file leads to one", () => {
  const broken = documents.flatMap((name) =>
    [...read(name).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, path = ""]) => path)
      .filter((path) => !existsSync(new URL(path, new URL(name, repository))))
      .map((path) => `${name}: ${path}`),
  );
  expect(documents.length).toBeGreaterThan(10);
  expect(broken).toEqual([]);
});

/** A path from the top of the repository, in code. */
const path = /`((?:app|deploy|docs|machines|packages|tests|\.storybook)\/[\w./-]+)`/g;

test("every file that the glossary, a decision or CONTRIBUTING.md names is there", () => {
  const missing = documents
    .filter((name) => /^(CONTRIBUTING|docs\/glossary|docs\/product|docs\/decisions\/.*)/.test(name))
    .flatMap((name) =>
      [...read(name).matchAll(path)]
        .map(([, found = ""]) => found)
        .filter((found) => !existsSync(new URL(found, repository)))
        .map((found) => `${name}: ${found}`),
    );
  expect(missing).toEqual([]);
});
