import { expect, it } from "vitest";
import { spawnServer } from "./testing/spawn-server.ts";

it.each([
  [{ PORT: "many" }, 'PORT: must be a whole number from 0 to 65535, not "many"\n'],
  [{ NODE_ENV: "production" }, "AUTH_SECRET: is needed in production\n"],
])("a server with a wrong configuration says why in one line: %j", async (env, stderr) => {
  expect(await spawnServer(env).ended).toEqual({ code: 1, stdout: "", stderr });
});
