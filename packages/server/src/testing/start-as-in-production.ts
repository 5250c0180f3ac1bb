import type { Environment } from "../config/environment.ts";
import type { ServerOptions } from "../create-server.ts";
import { createCaller } from "./call.ts";
import { openMemoryDatabase } from "./database/memory-database.ts";
import { startTestServer } from "./test-server.ts";

/** Starts a server with the production defaults, and keeps its log. Every robot check passes. */
export async function startAsInProduction(env: Environment = {}, options: ServerOptions = {}) {
  const lines: string[] = [];
  const server = await startTestServer(
    openMemoryDatabase,
    {
      NODE_ENV: "production",
      AUTH_SECRET: "b6f0d3a19c5e47288e1d7fa2c4905b3c",
      ROBOT_CHECK: undefined,
      LIMITS: undefined,
      ...env,
    },
    { log: { write: (line) => lines.push(line) }, ...options },
  );
  Object.assign(server.services.robotCheck, { passes: async () => true });
  return { server, call: createCaller(server.app), lines };
}
