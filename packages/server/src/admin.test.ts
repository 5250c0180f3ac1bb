import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
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

it("the admin command says that an address has no account, on an embedded database", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gemel-admin-"));
  expect(await runScript("admin", ["name", "nobody@demo.example"], { DATA_DIR: folder })).toEqual({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(/^there is no account with "nobody@demo.example": .*\n$/),
  });
  await rm(folder, { recursive: true });
});
