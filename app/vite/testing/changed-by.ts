import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const aria = dirname(createRequire(import.meta.url).resolve("react-aria/package.json"));

/** One of react-aria's modules, as it is and as a plugin changes it. @throws when the plugin does not look at it */
export function changedBy({ transform }: Plugin, module: string) {
  if (typeof transform !== "object" || !("filter" in transform)) throw new Error("no filter");
  const file = join(aria, "dist/private/utils", module);
  const { id } = transform.filter as { id: RegExp };
  if (!id.test(file)) throw new Error(`it does not look at ${file}`);
  const code = readFileSync(file, "utf8");
  const handler = transform.handler as (code: string) => { code: string };
  return { code, changed: handler(code).code };
}
