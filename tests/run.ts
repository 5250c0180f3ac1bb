import { readRunOptions } from "./runner/options.ts";
import { runSteps } from "./runner/run-steps.ts";

const options = readRunOptions(process.argv.slice(2));
if ("message" in options) {
  (options.code === 0 ? console.log : console.error)(options.message);
  process.exitCode = options.code;
} else {
  process.exitCode = (await runSteps(options.steps, options.record)) ? 0 : 1;
}
