import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { forgetTransitions } from "./forget-transitions.ts";

const aria = dirname(createRequire(import.meta.url).resolve("react-aria/package.json"));
const file = join(aria, "dist/private/utils/runAfterTransition.mjs");

test("adds to what react-aria's module listens to, and changes nothing else", () => {
  const { transform } = forgetTransitions();
  if (typeof transform !== "object" || !("filter" in transform)) throw new Error("no filter");
  const { id } = transform.filter as { id: RegExp };
  expect(file).toMatch(id);
  const code = readFileSync(file, "utf8");
  const handler = transform.handler as (code: string) => { code: string };
  const changed = handler(code).code;
  expect(code).toContain("once: true");
  expect(changed).not.toContain("once: true");
  expect(changed).toMatch(
    /addEventListener\('transitioncancel', (\S+)\), \w+\.addEventListener\('transitionend', \1\);/,
  );
  expect(changed.length).toBeGreaterThan(code.length - 60);
});
