import { stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeFolder } from "./files.ts";
import { newFolder } from "../testing/folders.ts";

it("a folder is made with those above it, also by two at once, for this account only", async () => {
  const path = join(await newFolder(), "a/b/c");
  await Promise.all([makeFolder(path), makeFolder(path)]);
  await makeFolder(path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

it("a folder that cannot be is an error: at a file, below one, at and below a link to what is not there", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "file"), "");
  await symlink(join(folder, "not-mounted"), join(folder, "link"));
  const codes = ["file", "file/a", "link", "link/a/b"].map((path) =>
    makeFolder(join(folder, path)).catch((error: NodeJS.ErrnoException) => error.code),
  );
  expect(await Promise.all(codes)).toEqual(["EEXIST", "ENOTDIR", "ENOENT", "ENOENT"]);
});
