import { constants } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { readConfig } from "./config/read-config.ts";
import { createServer } from "./create-server.ts";
import { seedCrowd } from "./demo/crowd/seed-crowd.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { describeFailure } from "./describe-failure.ts";
import { describeStart } from "./describe-start.ts";
import type { Parts } from "./services/parts.ts";

/** How long it may take to finish what it is doing. */
const GRACE_MS = 25_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await createServer(config);
  // Node itself would print all that an error holds, what members sent included.
  process.on("uncaughtException", (error) => {
    server.report(error);
    process.exit(1);
  });
  const leaving = new AbortController();
  let crowd = Promise.resolve();
  const leave = async (): Promise<void> => {
    server.drain();
    await pause(config.drainSeconds * 1_000);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await crowd;
    await server.close();
  };
  const stop = (signal: "SIGINT" | "SIGTERM"): void => {
    if (leaving.signal.aborted) process.exit(128 + constants.signals[signal]);
    leaving.abort();
    leave().then(() => process.exit(0), fail);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  try {
    const members = config.demo === "off" ? [] : await seedDemo(server.parts);
    console.log(describeStart(config, await server.listen(), members));
    if (config.demo === "on") crowd = addCrowd(server.parts, leaving.signal);
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Nobody waits for the crowd: the server serves meanwhile, and goes on serving if it fails. */
async function addCrowd(parts: Parts, signal: AbortSignal): Promise<void> {
  try {
    const started = performance.now();
    const added = await seedCrowd(parts, signal);
    const seconds = Math.round((performance.now() - started) / 1_000);
    if (added > 0) console.log(`${added} more demo members moved in, in ${seconds} s.`);
  } catch (error) {
    console.error(describeFailure(error, process.env));
  }
}

function fail(error: unknown): void {
  console.error(describeFailure(error, process.env));
  process.exitCode = 1;
}

main().catch(fail);
