import { fileURLToPath } from "node:url";
import type { Arguments } from "./arguments.ts";
import { createCheck } from "./check.ts";
import { type Proxy, startProxy } from "./start-proxy.ts";

const ownContract = fileURLToPath(new URL("../../../../openapi.yaml", import.meta.url));

const ANSWER_TIMEOUT_MS = 30_000;

/**
 * Starts the proxy that the command line asks for.
 * @throws Error of the system when the port is taken
 */
export async function serve(
  { base, port }: Arguments,
  report: (line: string) => void,
  contract = ownContract,
): Promise<Proxy> {
  const check = await createCheck(contract);
  return startProxy({ check, upstream: { base, timeoutMs: ANSWER_TIMEOUT_MS }, port, report });
}
