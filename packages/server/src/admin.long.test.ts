import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runScript } from "./testing/process/run-script.ts";
import { spawnServer } from "./testing/process/spawn-server.ts";
import { useFolder } from "./testing/folders.ts";
import { readZip } from "./testing/uploads/read-zip.ts";

const email = "robin@demo.example";

const folder = useFolder();

const admin = (...args: readonly string[]) => runScript("admin", args, { DATA_DIR: folder() });

it("names admins while no server has the embedded database", async () => {
  const server = spawnServer({ DATA_DIR: folder(), DEMO: "named" });
  await server.url;
  expect(await admin("name", email)).toEqual({
    code: 2,
    stdout: "",
    stderr: `DATA_DIR: "${folder()}" is in use by another Gemel process; stop that one or choose another folder\n`,
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

it("lifts a refusal by age, where there is one", async () => {
  expect(await admin("adult", email)).toEqual({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(/^"robin@demo.example" was not refused as too young: .*\n$/),
  });
}, 60_000);

it("gives and erases a member's data", async () => {
  const file = join(folder(), "robin.zip");
  expect(await admin("export", email, file)).toEqual({
    code: 0,
    stdout: `The data of ${email} are in ${file}, which only you can read.\n`,
    stderr: "",
  });
  const copy = await readZip(await readFile(file));
  expect(JSON.parse(String(copy.get("account.json")))).toMatchObject({ email });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await admin("export", "unknown@demo.example", `${file}.other`)).toMatchObject({ code: 2 });

  const erased = await admin("erase", email, "--yes");
  expect(erased).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^robin@demo.example is deleted, and erased after \S+Z\.\n$/),
    stderr: "",
  });
  expect(await admin("erase", email, "--yes")).toEqual(erased);
}, 180_000);

it("says that an address has no account", async () => {
  expect(await admin("name", "unknown@demo.example")).toEqual({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(/^there is no account with "unknown@demo.example": .*\n$/),
  });
}, 60_000);
