import type { ParseArgsOptionsConfig } from "node:util";
import type { CommandLine, Given } from "@gemel/command/arguments";
import { runCommand as run } from "@gemel/command/run-command";
import { reportFailure } from "./operating/describe-failure.ts";

/**
 * Runs a command of an operator to its end, as every command runs; no secret of the environment is printed.
 * @param main resolves to what is printed
 */
export const runCommand = <Options extends ParseArgsOptionsConfig>(
  line: CommandLine<Options>,
  main: (given: Given<Options>) => Promise<string>,
): Promise<void> =>
  run(line, async (given) => {
    try {
      console.log(await main(given));
      return 0;
    } catch (error) {
      return reportFailure(error, process.env);
    }
  });
