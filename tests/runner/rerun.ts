import { join } from "node:path";
import type { TestEvent } from "./events.ts";
import { runStep, type StepResult } from "./run-step.ts";
import type { Step } from "./steps.ts";

/** If more tests than this fail, they have one cause, which the first of them show. */
const MAX_RERUNS = 10;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Reduces the step to one test, or to the whole file if the file failed. */
function aloneStep(step: Step, { file, name, line }: TestEvent): Step {
  if (step.runner === "playwright") {
    const test = line === undefined ? file : `${file}:${line}`;
    return { ...step, command: [...step.command, "--trace", "retain-on-failure"], only: [test] };
  }
  const pattern = name === "" ? [] : ["--testNamePattern", `^${escaped(name)}`];
  return { ...step, only: [file, ...pattern] };
}

/** Runs each failed test once more, by itself: one that passes now fails only now and then. */
export async function rerunFailures(
  results: readonly StepResult[],
  folder: string,
  say: (text: string) => void,
): Promise<void> {
  const failures = results.flatMap(({ step, failures: events }) =>
    events.map((event) => ({ step, event })),
  );
  for (const { step, event } of failures.slice(0, MAX_RERUNS)) {
    const alone = await runStep(aloneStep(step, event), join(folder, "alone.log"));
    const outcome = alone.ok ? "passes alone: it fails now and then" : "fails alone too";
    say(`  ${outcome}: ${event.file} > ${event.name}`);
  }
  if (failures.length > MAX_RERUNS) {
    say(`  ${failures.length - MAX_RERUNS} more were not run alone`);
  }
}
