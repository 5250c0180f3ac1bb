import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runCommand } from "@gemel/command/run-command";
import ensureBuild from "./ensure-build.ts";
import { repository } from "./paths.ts";

await runCommand(
  {
    usage: "npm start",
    about: `Builds what is missing or outdated of the app and serves it, /api and /ws. What can be set are variables of the
environment: docs/configuration.md lists them.`,
  },
  async () => {
    await ensureBuild();
    const server = join(repository, "packages/server/src/main.ts");
    // The server takes this process's place: signals reach it, and what the build took is free again.
    if (process.platform !== "win32")
      process.execve?.(process.execPath, [process.execPath, server]);
    // Windows cannot replace a process.
    await import(pathToFileURL(server).href);
  },
);
