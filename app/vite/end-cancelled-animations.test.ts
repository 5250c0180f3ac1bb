import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { endCancelledAnimations } from "./end-cancelled-animations.ts";

const aria = dirname(createRequire(import.meta.url).resolve("react-aria/package.json"));
const file = join(aria, "dist/private/utils/animation.mjs");

test("waits for how react-aria's animations end, however they do, and changes nothing else", () => {
  const { transform } = endCancelledAnimations();
  if (typeof transform !== "object" || !("filter" in transform)) throw new Error("no filter");
  const { id } = transform.filter as { id: RegExp };
  expect(file).toMatch(id);
  const code = readFileSync(file, "utf8");
  const handler = transform.handler as (code: string) => { code: string };
  const changed = handler(code).code;
  expect(code.match(/Promise\.all\(/gu)).toHaveLength(1);
  expect(changed).toBe(code.split("Promise.all(").join("Promise.allSettled("));
});
