import { runCommand } from "@gemel/command/run-command";
import { commandLine, readRunOptions } from "./runner/options.ts";
import { runSteps } from "./runner/run-steps.ts";

await runCommand(commandLine, async (given) => {
  const { steps, record } = readRunOptions(given);
  return (await runSteps(steps, record)) ? 0 : 1;
});
