import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { spawnServer } from "./testing/spawn-server.ts";

const main = fileURLToPath(new URL("admin.ts", import.meta.url));
const email = "robin@demo.example";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemel-admin-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command to its end. */
async function admin(...args: readonly string[]) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env["PATH"], DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = { stdout: "", stderr: "" };
  child.stdout.on("data", (bytes: Buffer) => (written.stdout += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (written.stderr += bytes.toString()));
  const [code] = await once(child, "close");
  return { code, ...written };
}

it("names admins while no server has the embedded database", async () => {
  const server = spawnServer({ DATA_DIR: folder, DEMO: "named" });
  await server.url;
  expect(await admin("name", email)).toEqual({
    code: 1,
    stdout: "",
    stderr: `DATA_DIR: "${folder}" is in use by another Gemel process; stop that one or choose another folder\n`,
  });
  server.process.kill("SIGTERM");
  await server.ended;

  expect(await admin("list")).toMatchObject({ code: 0, stdout: "admin@demo.example\n" });
  expect(await admin("name", "ROBIN@demo.example")).toMatchObject({
    code: 0,
    stdout: "ROBIN@demo.example is an admin.\n",
  });
  expect(await admin("list")).toMatchObject({ stdout: `admin@demo.example\n${email}\n` });
  expect(await admin("remove", email)).toMatchObject({ stdout: `${email} is no admin.\n` });
  expect(await admin("list")).toMatchObject({ stdout: "admin@demo.example\n" });
}, 180_000);

it.each([
  [["name", "nobody@demo.example"], 'nobody has an account with "nobody@demo.example"\n'],
  [["name"], "usage: npm run admin -- name EMAIL | remove EMAIL | list\n"],
  [["crown", email], "usage: npm run admin -- name EMAIL | remove EMAIL | list\n"],
  [["list", email], "usage: npm run admin -- name EMAIL | remove EMAIL | list\n"],
])(
  "says in one line what is wrong with %j",
  async (args, stderr) => {
    expect(await admin(...args)).toEqual({ code: 1, stdout: "", stderr });
  },
  60_000,
);
