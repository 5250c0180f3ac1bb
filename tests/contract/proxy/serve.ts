import { fileURLToPath } from "node:url";
import { type Arguments, UsageError } from "./arguments.ts";
import { createCheck } from "./check.ts";
import { type Proxy, startProxy } from "./start-proxy.ts";

const ownContract = fileURLToPath(new URL("../../../openapi.yaml", import.meta.url));

const PATIENCE_MS = 30_000;

/**
 * Starts the proxy that the command line asks for.
 * @throws UsageError when the port is taken
 */
export async function serve(
  { base, port }: Arguments,
  tell: (line: string) => void,
  contract = ownContract,
): Promise<Proxy> {
  const check = await createCheck(contract);
  const upstream = { base, patience: PATIENCE_MS };
  try {
    return await startProxy({ check, upstream, port, tell });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`The proxy cannot listen on port ${port} (${code}).`, { cause: error });
  }
}
