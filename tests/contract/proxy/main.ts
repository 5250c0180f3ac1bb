import { fileURLToPath } from "node:url";
import { type Arguments, readArguments, UsageError } from "./arguments.ts";
import { createCheck } from "./check.ts";
import { type Proxy, startProxy } from "./start-proxy.ts";

const contract = fileURLToPath(new URL("../../../openapi.yaml", import.meta.url));

const PATIENCE_MS = 30_000;

async function start({ base, port }: Arguments): Promise<Proxy> {
  const check = await createCheck(contract);
  const upstream = { base, patience: PATIENCE_MS };
  try {
    return await startProxy({ check, upstream, port, tell: console.log });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`The proxy cannot listen on port ${port} (${code}).`, { cause: error });
  }
}

try {
  const wanted = readArguments(process.argv.slice(2));
  const proxy = await start(wanted);
  console.log(`The proxy answers on ${proxy.url} and holds ${wanted.base} to openapi.yaml.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, proxy.close);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
