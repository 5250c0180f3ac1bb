import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";

it("npm run dev on an empty data folder serves until it is stopped", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gemel-dev-"));
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(import.meta.dirname, "dev.ts")], {
    env: { PATH: process.env["PATH"], PORT: port, DATA_DIR: folder, DEMO: "named" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true });
  });
  let output = "";
  child.stderr.on("data", (bytes: Buffer) => (output += bytes.toString()));
  child.stdout.on("data", (bytes: Buffer) => (output += bytes.toString()));
  const ready = async () => (await fetch(`http://localhost:${port}/readyz`)).text();
  await expect
    .poll(() => ready().catch(() => output), { timeout: 150_000 })
    .toBe('{"status":"ok"}');
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
}, 180_000);
