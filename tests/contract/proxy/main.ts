import { readArguments, UsageError } from "./arguments.ts";
import { serve } from "./serve.ts";

try {
  const wanted = readArguments(process.argv.slice(2));
  const proxy = await serve(wanted, console.log);
  console.log(`The proxy answers on ${proxy.url} and holds ${wanted.base} to openapi.yaml.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, proxy.close);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
