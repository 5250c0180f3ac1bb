import { createServer, type ServerOptions } from "@gemel/server";
import { readConfig } from "@gemel/server/config";
import type { Settings } from "./processes/gemel.ts";

/** Serves a site from this process, in which a test can set the clock. @returns the port */
export async function serveHere(
  closing: AsyncDisposableStack,
  settings: Settings,
  options: ServerOptions = {},
): Promise<number> {
  const log = { write: () => undefined };
  const server = await createServer(readConfig(settings), { log, ...options });
  closing.defer(() => server.close());
  return Number(new URL(await server.listen()).port);
}
