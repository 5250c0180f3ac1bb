import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { migrations } from "./index.ts";

it("lists the migration of every file, in the order in which they run", async () => {
  const files = await readdir(new URL(".", import.meta.url));
  const names = files
    .filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ""));
  expect(Object.keys(migrations)).toEqual(names.toSorted());
});
