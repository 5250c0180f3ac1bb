import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, it, onTestFinished, vi } from "vitest";
import { ConfigError } from "../config/config-error.ts";
import { openPglite } from "./open-pglite.ts";

it("says that the disk is full, of which PGlite throws a number alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gemel-full-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.spyOn(PGlite, "create").mockRejectedValueOnce({ name: "ErrnoError", errno: 51 });
  await expect(openPglite(folder)).rejects.toEqual(
    new ConfigError("DATA_DIR", `"${folder}" cannot be written: the disk is full, make room`),
  );
});
