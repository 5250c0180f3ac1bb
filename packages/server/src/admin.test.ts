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
