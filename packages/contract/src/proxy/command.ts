import { runCommand } from "@gemel/command/run-command";
import { commandLine, readArguments } from "./arguments.ts";
import { serve } from "./serve.ts";

export const runProxy = (args: readonly string[]): Promise<void> =>
  runCommand(
    commandLine,
    async (given) => {
      const wanted = readArguments(given);
      const proxy = await serve(wanted, console.log);
      console.log(`The proxy answers on ${proxy.url} and holds ${wanted.base} to openapi.yaml.`);
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, proxy.close);
    },
    args,
  );
