import { ConfigError } from "./config/config-error.ts";
import { readConfig } from "./config/read-config.ts";
import { createServer } from "./create-server.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { describeStart } from "./describe-start.ts";

const GRACE_MS = 15_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await createServer(config);
  const stop = (): void => {
    process.once("SIGINT", () => process.exit(130));
    const late = setTimeout(() => process.exit(1), GRACE_MS);
    late.unref();
    server.close().then(() => process.exit(0), fail);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  try {
    const members = config.demo ? await seedDemo(server.parts) : [];
    console.log(describeStart(config, await server.listen(), members));
  } catch (error) {
    await server.close();
    throw error;
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
