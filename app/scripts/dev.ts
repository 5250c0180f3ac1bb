import { join } from "node:path";
import { portOf } from "@gemel/command/arguments";
import { runCommand } from "@gemel/command/run-command";
import { freePort } from "./free-port.ts";
import { appRoot } from "./paths.ts";
import { runTogether, type Command } from "./together.ts";

/** @param port of the development server, whose address members see: links in mails begin with it */
const backend = (backendPort: string, port: string): Command => ({
  args: ["--watch", "--watch-preserve-output", "packages/server/src/main.ts"],
  env: { PORT: backendPort, PUBLIC_URL: `http://localhost:${port}` },
});

const mock = (mockPort: string): Command => ({
  args: ["packages/mock/src/main.ts", "--port", mockPort],
});

await runCommand(
  {
    usage: "npm run dev [-- --port N], npm run dev:mock [-- --port N]",
    about: `Serves the app with hot reload, before the backend, which restarts when its sources change, or before the mock.

  --port N  where it listens; without it PORT of the environment (3000)
  --mock    the mock in the backend's place`,
    options: { mock: { type: "boolean", default: false }, port: { type: "string" } },
  },
  async ({ options }) => {
    const [name, given] =
      options.port === undefined
        ? ["PORT", process.env["PORT"] || "3000"]
        : ["--port", options.port];
    const port = String(portOf(name, given));
    const behind = String(await freePort());
    const vite = {
      args: ["node_modules/vite/bin/vite.js", appRoot, "--config", join(appRoot, "vite.config.ts")],
      env: { BACKEND_URL: `http://127.0.0.1:${behind}`, PORT: port },
    };
    return runTogether([options.mock ? mock(behind) : backend(behind, port), vite]);
  },
);
