import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { runStep, type StepResult } from "./runner/run-step.ts";
import { stages, type Stage } from "./runner/stages.ts";

const heading = (text: string): void => console.log(`\n━━ ${text} ${"━".repeat(70 - text.length)}`);

async function runStage(stage: Stage, folder: string): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...stage];
  const alone = stage.length === 1;
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (alone) heading(step.name);
      const result = await runStep(step, join(folder, `${step.name}.json`), alone);
      results.push(result);
      if (!alone) heading(step.name);
      if (!alone) console.log(result.output.trimEnd());
      console.log(`${result.ok ? "✓" : "✗"} ${step.name}, ${result.seconds.toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

/** What went wrong in a step: its failed tests, or else its last words. */
function explain({ name, failures, output }: StepResult): string {
  const lines = failures.map(
    ({ title, message }) => `  ✗ ${title}\n${firstLines(message).replaceAll(/^/gmu, "    ")}`,
  );
  return [`✗ ${name}`, ...(lines.length > 0 ? lines : [lastLines(output)])].join("\n");
}

const shownLines = 40;
const firstLines = (text: string): string => text.split("\n").slice(0, shownLines).join("\n");
const lastLines = (text: string): string =>
  text.trimEnd().split("\n").slice(-shownLines).join("\n");

const folder = await mkdtemp(join(tmpdir(), "gemel-tests-"));
const results: StepResult[] = [];
for (const stage of stages) {
  const ended = await runStage(stage, folder);
  results.push(...ended);
  // What does not build has nothing to test. A test that failed says nothing of the others.
  if (stage.some(({ report }) => report === undefined) && ended.some(({ ok }) => !ok)) break;
}
await rm(folder, { recursive: true });

const sum = (key: "passed" | "failed" | "seconds"): number =>
  results.reduce((total, result) => total + result[key], 0);
const failed = results.filter(({ ok }) => !ok);

heading("Total");
// Again at the end, because whoever reads a log of a thousand lines begins there.
for (const step of failed) console.log(explain(step));
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
