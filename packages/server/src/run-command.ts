import { describeFailure } from "./describe-failure.ts";

/**
 * Runs a command of an operator to its end. What whoever typed it can mend takes one line; a fault of ours shows
 * where it is.
 *
 * @param main - resolves to what is printed
 * @param mendable - errors of the command that tell the operator what to mend, besides those that every command has
 */
export function runCommand(
  main: () => Promise<string>,
  mendable: readonly (new (...args: never[]) => Error)[] = [],
): void {
  const isMendable = (error: unknown): error is Error =>
    mendable.some((kind) => error instanceof kind) ||
    (error instanceof TypeError &&
      "code" in error &&
      String(error.code).startsWith("ERR_PARSE_ARGS"));
  main().then(
    (line) => console.log(line),
    (error: unknown) => {
      console.error(isMendable(error) ? error.message : describeFailure(error, process.env));
      process.exitCode = 1;
    },
  );
}
