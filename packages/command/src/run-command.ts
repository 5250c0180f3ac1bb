import type { ParseArgsOptionsConfig } from "node:util";
import { type CommandLine, type Given, readArguments } from "./arguments.ts";
import { describeSystemError } from "./describe-system-error.ts";
import { MendableError } from "./mendable-error.ts";

/** The exit code where the user of the command can mend what is wrong. */
export const MENDABLE = 2;

/**
 * Runs a command to its end and sets the exit code: 2, with one line, for an error that its user can fix.
 * A bug of ours is thrown, and shows its location.
 * @param main returns the exit code, nothing for 0
 * @param args the arguments after the command's name
 */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  line: CommandLine<Options>,
  main: (given: Given<Options>) => Promise<number | void> | number | void,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const given = readArguments(line, args);
    if (given === "help") console.log(`${line.usage}\n\n${line.about}`);
    else process.exitCode = (await main(given)) ?? 0;
  } catch (error) {
    const mend = error instanceof MendableError ? error.message : describeSystemError(error);
    if (mend === undefined) throw error;
    console.error(mend);
    process.exitCode = MENDABLE;
  }
}
