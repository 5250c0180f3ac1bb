import { CannotRun } from "./runner/cannot-run.ts";
import { help, readOptions } from "./runner/options.ts";
import { exitCodeOf } from "./runner/report/results.ts";
import { toTable } from "./runner/report/table.ts";
import { run } from "./runner/run.ts";

try {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") console.log(help);
  else {
    const interruption = new AbortController();
    process.once("SIGINT", () => interruption.abort());
    const results = await run(options, interruption.signal);
    console.log(toTable(results));
    process.exitCode = exitCodeOf(results, options.strict);
  }
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
