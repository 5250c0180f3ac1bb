import { chown, readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { newFolder } from "./testing/folders.ts";
import { runScript } from "./testing/process/run-script.ts";

const usage = "npm run admin -- name EMAIL | remove EMAIL | adult EMAIL | list";

it.each([
  [["name"], `EMAIL is missing: ${usage}`],
  [
    ["crown", "robin@demo.example"],
    'There is no command "crown": choose of name, remove, adult, list',
  ],
  [["list", "robin@demo.example"], `list takes no EMAIL: ${usage}`],
])("the admin command says in one line how to use it instead of %j", async (args, line) => {
  expect(await runScript("admin", args, {})).toEqual({
    code: 2,
    stdout: "",
    stderr: `${line}\n`,
  });
});

it.each([
  ["admin", ["list"]],
  ["migrate", []],
  ["migrate", ["--rehearse"]],
  ["backup", ["gemel.zip"]],
])("%s %j makes no embedded database where there is none", async (name, args) => {
  const folder = await newFolder();
  expect(await runScript(name, args, { DATA_DIR: folder })).toEqual({
    code: 2,
    stdout: "",
    stderr: `DATA_DIR: "${folder}" holds no embedded database\n`,
  });
  expect(await readdir(folder)).toEqual([]);
});

it.skipIf(process.getuid?.() !== 0)(
  "no command writes as root into another user's folder",
  async () => {
    const folder = await newFolder();
    await chown(folder, 1_234, 1_234);
    expect(await runScript("restore", ["gemel.zip"], { DATA_DIR: folder })).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(`DATA_DIR: "${folder}" is of another user (1234)`),
    });
  },
);
