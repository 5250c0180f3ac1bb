import { runCommand } from "@gemel/command/run-command";
import { commandLine, readOptions } from "./runner/options.ts";
import { exitCodeOf } from "./runner/report/results.ts";
import { toTable } from "./runner/report/table.ts";
import { run } from "./runner/run.ts";

await runCommand(commandLine, async (given) => {
  const options = readOptions(given);
  const interruption = new AbortController();
  process.once("SIGINT", () => interruption.abort());
  const results = await run(options, interruption.signal);
  await new Promise<void>((resolve) => {
    process.stdout.write(`${toTable(results)}\n`, () => resolve());
  });
  // A server may leave connections open for good: nothing of them is waited for.
  process.exit(exitCodeOf(results, options.strict));
});
