import { constants } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runCommand } from "@gemel/command/run-command";
import { ConfigError } from "./config/config-error.ts";
import { readConfig } from "./config/read-config.ts";
import { createServer } from "./create-server.ts";
import { seedDrawnMembers } from "./demo/drawn/seed-drawn-members.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { exists } from "./foundation/files.ts";
import { reportFailure } from "./operating/describe-failure.ts";
import { announceStart } from "./announce-start.ts";
import type { Services } from "./services.ts";

/** How long it may take to finish what it is doing. */
const GRACE_MS = 25_000;

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  if (config.mode === "production") await requireApp(config.appFolder);
  const server = await createServer(config);
  // Node itself would print all that an error holds, what members sent included.
  process.on("uncaughtException", (error) => {
    server.report(error);
    process.exit(1);
  });
  const leaving = new AbortController();
  let drawing = Promise.resolve();
  const { logger } = server;
  const leave = async (signal: string): Promise<void> => {
    logger.info({ signal, drainSeconds: config.drainSeconds }, "asked to stop");
    server.drain();
    await pause(config.drainSeconds * 1_000);
    logger.info("drained");
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await drawing;
    await server.close();
    logger.info("stopped");
  };
  const stop = (signal: "SIGINT" | "SIGTERM"): void => {
    if (leaving.signal.aborted) process.exit(128 + constants.signals[signal]);
    leaving.abort();
    leave(signal).then(
      () => process.exit(0),
      (error: unknown) => process.exit(fail(error)),
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  try {
    const members = config.demo === "off" ? [] : await seedDemo(server.services);
    announceStart(config, await server.listen(), members, server.logger);
    if (config.demo === "on") drawing = addDrawnMembers(server.services, leaving.signal);
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Without it every page is missing, while the process says that it is ready. */
async function requireApp(folder: string): Promise<void> {
  if (await exists(join(folder, "index.html"))) return;
  throw new ConfigError("APP_FOLDER", `there is no built app in "${folder}": npm run build`);
}

/** No call waits for the drawn members: the server answers while they are added, and if it fails. */
async function addDrawnMembers(services: Services, signal: AbortSignal): Promise<void> {
  try {
    const started = performance.now();
    const added = await seedDrawnMembers(services, signal);
    const seconds = Math.round((performance.now() - started) / 1_000);
    if (added > 0) console.log(`${added} more demo members moved in, in ${seconds} s.`);
  } catch (error) {
    reportFailure(error, process.env);
  }
}

const fail = (error: unknown): number => reportFailure(error, process.env);

await runCommand(
  {
    usage: "node packages/server/src/main.ts",
    about: `Serves the app as it was built, /api and /ws. What can be set are variables of the environment:
docs/configuration.md lists them.`,
  },
  () => serve().catch(fail),
);
