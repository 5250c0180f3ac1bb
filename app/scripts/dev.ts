import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { appRoot } from "./paths.ts";
import { runTogether, type Command } from "./together.ts";

const port = process.env["PORT"] ?? "3000";

const backend = async (): Promise<{ url: string; command: Command }> => {
  const backendPort = String(await freePort());
  // The address that a member sees is the development server's: links in mails begin with it.
  const env = { PORT: backendPort, PUBLIC_URL: `http://localhost:${port}` };
  return {
    url: `http://127.0.0.1:${backendPort}`,
    command: { args: ["--watch", "--watch-preserve-output", "packages/server/src/main.ts"], env },
  };
};

const mock = { url: "http://127.0.0.1:4010", command: { args: ["packages/mock/src/main.ts"] } };

const { url, command } = process.argv.includes("--mock") ? mock : await backend();
const vite = {
  args: ["node_modules/vite/bin/vite.js", appRoot, "--config", join(appRoot, "vite.config.ts")],
  env: { BACKEND_URL: url, PORT: port },
};
process.exitCode = await runTogether([command, vite]);
