import { PGlite } from "@electric-sql/pglite";
import { expect, it, vi } from "vitest";
import { ConfigError } from "../config/config-error.ts";
import { openPglite } from "./open-pglite.ts";
import { newFolder } from "../testing/folders.ts";

it("says that the disk is full, of which PGlite throws a number alone", async () => {
  const folder = await newFolder();
  vi.spyOn(PGlite, "create").mockRejectedValueOnce({ name: "ErrnoError", errno: 51 });
  await expect(openPglite(folder)).rejects.toEqual(
    new ConfigError("DATA_DIR", `"${folder}" cannot be written: the disk is full, make room`),
  );
});
