import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findUnused } from "./find-unused.ts";
import { prepared } from "./prepared.ts";
import { readSource } from "./read-catalogue.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "gemel-usage-"));
  mkdirSync(join(root, "app/routes"), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

test("knows quoted ids and templates, and counts no test", () => {
  writeFileSync(
    join(root, "app/routes/home.tsx"),
    'const a = "home.a"; const b = `home.guide.${props.status}.title`;',
  );
  writeFileSync(join(root, "app/routes/home.test.tsx"), 'const c = "home.c";');
  const ids = ["home.a", "home.guide.registered.title", "home.guide.registered.body", "home.c"];
  expect(findUnused(ids, root)).toEqual(["home.guide.registered.body", "home.c"]);
});

test("every text of the catalogue is used, but for those of pages to come", () => {
  const project = fileURLToPath(new URL("../../../..", import.meta.url));
  expect(findUnused(Object.keys(readSource()), project)).toEqual(prepared);
});
