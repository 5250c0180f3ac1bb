import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newFolder } from "../testing/folders.ts";
import { readAuthSecret } from "./auth-secret.ts";

it("is one key, whichever of several processes makes it, and stays", async () => {
  const folder = join(await newFolder(), "data");
  const made = await Promise.all(Array.from({ length: 8 }, () => readAuthSecret(folder)));
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toMatch(/^[\w-]{64}$/);
  expect(await readAuthSecret(folder)).toBe(made[0]);
  expect(await readdir(folder)).toEqual(["auth-secret"]);
});
