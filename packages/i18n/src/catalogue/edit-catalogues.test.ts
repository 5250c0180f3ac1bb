import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("../../scripts/remove-message.ts", import.meta.url));

test("a script that could not edit the catalogues fails, with one line", () => {
  const { status, stderr } = spawnSync(process.execPath, [script, "no.such.text"], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, "not in the catalogue: no.such.text\n"]);
});
