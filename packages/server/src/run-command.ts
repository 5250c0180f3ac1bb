import { stat } from "node:fs/promises";
import type { ParseArgsOptionsConfig } from "node:util";
import type { CommandLine, Given } from "@gemel/command/arguments";
import { runCommand as run } from "@gemel/command/run-command";
import { ConfigError } from "./config/config-error.ts";
import { variable } from "./config/environment.ts";
import { unlessMissing } from "./foundation/files.ts";
import { reportFailure } from "./operating/describe-failure.ts";

/** Refuses root in the folder of another user, who could not read what root writes. @throws ConfigError */
async function requireOwnFolder(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const uid = await unlessMissing(async () => (await stat(dataDir)).uid);
  if (uid === undefined || uid === 0) return;
  throw new ConfigError(
    "DATA_DIR",
    `"${dataDir}" is of another user (${uid}), who could not read what root writes: run the command as that user, with systemd-run as in docs/operating.md`,
  );
}

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
      await requireOwnFolder(variable(process.env, "DATA_DIR") ?? ".data");
      console.log(await main(given));
      return 0;
    } catch (error) {
      return reportFailure(error, process.env);
    }
  });
