import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";

const dev = join(import.meta.dirname, "dev.ts");

/** Starts `npm run dev` on an empty data folder; the next test begins when it has ended. */
async function startDev(...args: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "gemel-dev-"));
  const port = String(await freePort());
  const child = spawn(process.execPath, [dev, ...args], {
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
  return { child, ended, ready: () => ready().catch(() => output) };
}

it("npm run dev on an empty data folder serves until it is stopped", async () => {
  const { child, ended, ready } = await startDev();
  await expect.poll(ready, { timeout: 150_000 }).toBe('{"status":"ok"}');
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
}, 180_000);

it("npm run dev serves the app before a backend of another team", async () => {
  const theirs = createServer((_, response) => response.end("theirs")).listen(0, "127.0.0.1");
  onTestFinished(() => void theirs.close());
  await once(theirs, "listening");
  const { port } = theirs.address() as { port: number };
  const { ready } = await startDev("--backend", `http://127.0.0.1:${port}`);
  await expect.poll(ready, { timeout: 60_000 }).toBe("theirs");
}, 90_000);

it("npm run dev refuses a backend that is more than an origin", () => {
  const { status, stderr } = spawnSync(process.execPath, [dev, "--backend", "http://x/api"], {
    encoding: "utf8",
  });
  expect([status, stderr.split(",", 1)]).toEqual([
    2,
    ["--backend must be an origin such as http://localhost:8080"],
  ]);
});
