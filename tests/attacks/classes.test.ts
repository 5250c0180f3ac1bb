import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { classes } from "./classes.ts";

it("are eight, each of files that exist", () => {
  expect(classes).toHaveLength(8);
  const files = classes.flatMap(({ files: each }) => each);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
