import { join } from "node:path";
import { portOf } from "@gemel/command/arguments";
import { MendableError } from "@gemel/command/mendable-error";
import { runCommand } from "@gemel/command/run-command";
import { freePort } from "./free-port.ts";
import { appRoot } from "./paths.ts";
import { runTogether, type Command } from "./together.ts";

/** @param port of the development server; members see its address, and links in mails begin with it */
const backend = (backendPort: string, port: string): Command => ({
  args: ["--watch", "--watch-preserve-output", "packages/server/src/main.ts"],
  env: { PORT: backendPort, PUBLIC_URL: `http://localhost:${port}` },
});

const mock = (mockPort: string): Command => ({
  args: ["packages/mock/src/main.ts", "--port", mockPort],
});

const usage = "npm run dev [-- --port N] [--backend URL], npm run dev:mock [-- --port N]";

/** @throws MendableError if it is more than an origin: the app requests `/api` from it */
function readBackend(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`)
    return url.origin;
  throw new MendableError(
    `--backend must be an origin such as http://localhost:8080, not "${text}": ${usage}`,
  );
}

await runCommand(
  {
    usage,
    about: `Serves the app with hot reload, before the backend, which restarts when its sources change, or before another one.

  --port N       where it listens; without it PORT of the environment (3000)
  --mock         the mock in the backend's place
  --backend URL  a server of yours in its place, which answers /api; it is not started`,
    options: {
      backend: { type: "string" },
      mock: { type: "boolean", default: false },
      port: { type: "string" },
    },
  },
  async ({ options }) => {
    const [name, given] =
      options.port === undefined
        ? ["PORT", process.env["PORT"] || "3000"]
        : ["--port", options.port];
    const port = String(portOf(name, given));
    const vite = (url: string): Command => ({
      args: ["node_modules/vite/bin/vite.js", appRoot, "--config", join(appRoot, "vite.config.ts")],
      env: { BACKEND_URL: url, PORT: port },
    });
    if (options.backend !== undefined) return runTogether([vite(readBackend(options.backend))]);
    const behind = String(await freePort());
    return runTogether([
      options.mock ? mock(behind) : backend(behind, port),
      vite(`http://127.0.0.1:${behind}`),
    ]);
  },
);
