import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLock } from "./with-lock.ts";

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gemel-lock-"));
  lock = join(folder, "lock");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("holds the lock while it works, and lets go after a failure too", async () => {
  expect(await withLock(lock, () => existsSync(lock))).toBe(true);
  await expect(
    withLock(lock, () => {
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(existsSync(lock)).toBe(false);
});

test("takes over from a process that is gone", async () => {
  const gone = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(lock, String(gone.pid));
  expect(await withLock(lock, () => "done")).toBe("done");
});

test("gives up when a living process keeps it", async () => {
  writeFileSync(lock, String(process.pid));
  await expect(withLock(lock, () => "done", 0)).rejects.toThrow(`process ${process.pid}`);
  expect(existsSync(lock)).toBe(true);
});
