import { runCommand } from "@gemel/command/run-command";
import { commandLine, readOptions } from "./options.ts";
import { exitCodeOf } from "./report/results.ts";
import { toTable } from "./report/table.ts";
import { run } from "./run.ts";

/** Holds a server to the contract, and ends the process. */
export async function runCheck(args: readonly string[]): Promise<void> {
  await runCommand(
    commandLine,
    async (given) => {
      const options = readOptions(given);
      const interruption = new AbortController();
      process.once("SIGINT", () => interruption.abort());
      const results = await run(options, interruption.signal);
      await new Promise<void>((resolve) => {
        process.stdout.write(`${toTable(results)}\n`, () => resolve());
      });
      return exitCodeOf(results, options.strict);
    },
    args,
  );
  // A server may leave connections open for good: a run that fails does not wait for them either.
  process.exit();
}
