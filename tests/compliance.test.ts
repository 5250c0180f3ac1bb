import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import messages from "../packages/i18n/locales/en.json" with { type: "json" };

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

const isThere = (path: string): boolean => existsSync(new URL(`../${path}`, import.meta.url));

const document = read("docs/COMPLIANCE.md");

const rows = document
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\| (requirement|-+) /.test(line))
  .map((line) => {
    const [requirement = "", keptBy = "", shownBy = "", ...more] = line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    return { line, requirement, keptBy, shownBy, isWhole: more.length === 0 };
  });

const notShown = "not shown";

/** "`path` › part of a title", which is the name of an export where the path is a story's. */
const reference = /^`([^`]+)` › (.+)$/;

function isFound(text: string): boolean {
  const [, path = "", title = ""] = reference.exec(text) ?? [];
  if (!path || !isThere(path)) return false;
  if (!path.endsWith(".stories.tsx")) return read(path).includes(title);
  return new RegExp(`^export const ${title}\\b`, "m").test(read(path));
}

test("every row says what keeps a requirement", () => {
  expect(rows.length).toBeGreaterThan(0);
  const stale = rows.flatMap(({ line, requirement, keptBy, isWhole }) => {
    if (!isWhole || !requirement) return [line];
    return keptBy
      .split("<br>")
      .filter((path) => !/^`[^`]+`$/.test(path) || !isThere(path.slice(1, -1)));
  });
  expect(stale).toEqual([]);
});

test("every test, story and decision that a row names is there", () => {
  const stale = rows.flatMap(({ requirement, shownBy }) => [
    ...(shownBy === notShown ? [] : shownBy.split("<br>").filter((text) => !isFound(text))),
    ...[...requirement.matchAll(/decision: ([^)]+)\)/g)]
      .map(([, text = ""]) => text)
      .filter((text) => !isFound(text)),
  ]);
  expect(stale).toEqual([]);
});

test("no more rows are without a test than are admitted", () => {
  const admitted = /^.*Not shown: at most (\d+) rows?\.$/m.exec(document)?.[1];
  expect(rows.filter(({ shownBy }) => shownBy === notShown)).toHaveLength(Number(admitted));
});

test("every text that a row quotes is the catalogue's", () => {
  const english: Readonly<Record<string, { message: string }>> = messages;
  const quotes = [...document.matchAll(/`([\w.]+)` “([^”]+)”/g)];
  expect(quotes.length).toBeGreaterThan(0);
  const stale = quotes
    .filter(([, id = "", text]) => english[id]?.message !== text)
    .map(([quote]) => quote);
  expect(stale).toEqual([]);
});

/** The calls of the contract but its extensions. Its lines are read: to parse it takes over a second. */
function callsOfSpec(): readonly string[] {
  const calls: string[] = [];
  let path = "";
  const lines = /^ {2}(\/\S*):$|^ {4}(get|put|post|delete|patch):$|^ {6}x-gemel-extension: true$/gm;
  const paths = /^paths:\n(?: .*\n|\n)*/m.exec(read("openapi.yaml"))?.[0] ?? "";
  for (const [, nextPath, method] of paths.matchAll(lines)) {
    if (nextPath) path = nextPath;
    else if (method) calls.push(`${method.toUpperCase()} ${path}`);
    else calls.pop();
  }
  return calls;
}

test("every call of the specification and every page of the app has its row", () => {
  const calls = callsOfSpec();
  const pages = [...read("app/shell/pages.ts").matchAll(/^ {2}"(\/[^"]*)": \{$/gm)].map(
    ([, path = ""]) => path,
  );
  expect([calls.length, pages.length]).not.toContain(0);
  const named = (name: string) =>
    rows.some(({ requirement }) => requirement.includes(`\`${name}\``));
  expect([...calls, ...pages].filter((name) => !named(name))).toEqual([]);
});
