import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freeDiskOf } from "./free-disk.ts";

it("is a share of the disk, and nothing of a folder that is not there", async () => {
  const free = await freeDiskOf(tmpdir());
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThan(1);
  expect(await freeDiskOf(join(tmpdir(), "gemel-has-no-such-folder"))).toBeUndefined();
});
