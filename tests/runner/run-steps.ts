import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Progress } from "./progress.ts";
import { record, recordedSeconds } from "./recorded.ts";
import { rerunFailures } from "./rerun.ts";
import { repository, runStep } from "./run-step.ts";
import { schedule } from "./schedule.ts";
import { describeAbsent } from "./services.ts";
import type { Step } from "./steps.ts";
import {
  describeFailedStep,
  describeFailure,
  describeSkipped,
  describeSlowest,
} from "./summary.ts";

/**
 * Runs steps, and prints how far they are and what came of them. There is one more at once than two for each core: a
 * step waits for frames, answers and timers for more than half of its time.
 * @param isRecorded whether what a passing run took is kept for planning the next
 * @returns whether all passed
 */
export async function runSteps(steps: readonly Step[], isRecorded = false): Promise<boolean> {
  const folder = join(repository, "test-results", "steps");
  await mkdir(folder, { recursive: true });
  const slots = 2 * availableParallelism() + 1;
  const began = performance.now();
  const progress = new Progress(steps, slots);
  const absent = await describeAbsent();
  for (const line of absent) progress.say(line);

  const results = await schedule(steps, slots, recordedSeconds, async (step) => {
    progress.begin(step);
    const result = await runStep(step, join(folder, `${step.name}.log`), (test) => {
      progress.testEnded(step);
      if (test.state === "failed") progress.say(describeFailure(test));
    });
    progress.end(result);
    return result;
  });
  progress.close();

  const failed = results.filter(({ ok }) => !ok);
  const sum = (key: "passed" | "failed" | "seconds"): number =>
    results.reduce((total, result) => total + result[key], 0);
  const minutes = (performance.now() - began) / 60_000;
  if (isRecorded && failed.length === 0) record(results);

  console.log();
  for (const line of [describeSlowest(results), describeSkipped(results), ...absent]) {
    if (line) console.log(line);
  }
  const notRun = steps.filter((step) => !results.some((result) => result.step === step));
  for (const { title } of notRun) console.log(`- ${title}: not run`);
  console.log(
    `${minutes.toFixed(1)} minutes; ${((sum("seconds") / 60 / minutes / slots) * 100).toFixed(0)} % of ${slots} slots in use; logs in test-results/steps`,
  );
  for (const result of failed) console.log(describeFailedStep(result));
  await rerunFailures(failed, folder, console.log);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return failed.length === 0;
}
