import { expect, it } from "vitest";
import { runScript } from "./testing/run-script.ts";

it.each([[["name"]], [["crown", "robin@demo.example"]], [["list", "robin@demo.example"]]])(
  "the admin command says in one line how to use it instead of %j",
  async (args) => {
    expect(await runScript("admin", args, {})).toEqual({
      code: 1,
      stdout: "",
      stderr: "usage: npm run admin -- name EMAIL | remove EMAIL | list\n",
    });
  },
);
