import { chown, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newFolder } from "./testing/folders.ts";
import { runHere, runScript } from "./testing/process/run-script.ts";

const usage =
  "npm run admin -- name EMAIL | remove EMAIL | adult EMAIL | export EMAIL FILE | erase EMAIL --yes | list";

it.each([
  [["name"], `EMAIL is missing: ${usage}`],
  [
    ["crown", "robin@demo.example"],
    'There is no command "crown": choose of name, remove, adult, export, erase, list',
  ],
  [["list", "robin@demo.example"], `list takes no EMAIL: ${usage}`],
  [["list", "--yes"], `list takes no --yes: ${usage}`],
  [["export", "robin@demo.example"], `FILE is missing: ${usage}`],
  [["erase", "robin@demo.example", "gemel.zip"], `erase takes no FILE: ${usage}`],
  [
    ["erase", "robin@demo.example"],
    'erase deletes the account of "robin@demo.example": add --yes to do it',
  ],
])("the admin command says in one line how to use it instead of %j", async (args, line) => {
  expect(await runHere("admin", args, {})).toEqual({
    code: 2,
    stdout: "",
    stderr: `${line}\n`,
  });
});

it("the admin command leaves a file that is there as it is", async () => {
  const folder = await newFolder();
  const file = join(folder, "robin.zip");
  await writeFile(file, "an earlier copy");
  const args = ["export", "robin@demo.example", file];
  expect(await runScript("admin", args, { DATA_DIR: folder })).toEqual({
    code: 2,
    stdout: "",
    stderr: `"${file}" is there already: choose another name\n`,
  });
  expect(await readFile(file, "utf8")).toBe("an earlier copy");
});

it.each([
  ["admin", ["list"]],
  ["admin", ["export", "robin@demo.example", "robin.zip"]],
  ["admin", ["erase", "robin@demo.example", "--yes"]],
  ["migrate", []],
  ["migrate", ["--rehearse"]],
  ["backup", ["gemel.zip"]],
])("%s %j makes no embedded database where there is none", async (name, args) => {
  const folder = await newFolder();
  expect(await runHere(name, args, { DATA_DIR: folder })).toEqual({
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
    expect(await runHere("restore", ["gemel.zip"], { DATA_DIR: folder })).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(`DATA_DIR: "${folder}" is of another user (1234)`),
    });
  },
);
