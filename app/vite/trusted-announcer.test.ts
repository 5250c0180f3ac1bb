import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { trustedAnnouncer } from "./trusted-announcer.ts";

test("the announcer empties itself without writing HTML", () => {
  const { transform } = trustedAnnouncer();
  if (typeof transform !== "object" || !("filter" in transform)) throw new Error("no filter");
  const { handler, filter } = transform;
  const aria = dirname(createRequire(import.meta.url).resolve("react-aria/package.json"));
  const path = join(aria, "dist/private/live-announcer/LiveAnnouncer.mjs");
  const code = readFileSync(path, "utf8");
  expect(path).toMatch((filter as { id: RegExp }).id);
  expect(code).toContain("innerHTML");
  const result: unknown = Reflect.apply(handler, undefined, [code, path]);
  expect(result).toHaveProperty("code", expect.not.stringContaining("innerHTML"));
});
