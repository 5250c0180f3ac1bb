import { ConfigError } from "./config/config-error.ts";
import { readConfig } from "./config/read-config.ts";
import { createServer } from "./create-server.ts";
import { seedCrowd } from "./demo/crowd/seed-crowd.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { describeStart } from "./describe-start.ts";
import type { Parts } from "./services/parts.ts";

const GRACE_MS = 15_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await createServer(config);
  const leaving = new AbortController();
  let crowd = Promise.resolve();
  const stop = (): void => {
    process.once("SIGINT", () => process.exit(130));
    const late = setTimeout(() => process.exit(1), GRACE_MS);
    late.unref();
    leaving.abort();
    crowd.then(() => server.close()).then(() => process.exit(0), fail);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
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
    console.error(error);
  }
}

/** A bad configuration and a taken port end in one line; a fault of ours shows where it is. */
function fail(error: unknown): void {
  if (error instanceof ConfigError) console.error(error.message);
  else if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    console.error(`PORT: ${error.message.replace("listen EADDRINUSE: ", "")}; choose another`);
  } else console.error(error);
  process.exitCode = 1;
}

main().catch(fail);
