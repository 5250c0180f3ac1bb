import { readFileSync, writeFileSync } from "node:fs";
import type { StepResult } from "./run-step.ts";
import type { Step } from "./steps.ts";

/** Durations of one whole run, to plan the next one: `npm test -- --record` writes them. */
interface Recorded {
  /** The recorded steps, by name. */
  readonly steps: Readonly<Record<string, { readonly seconds: number; readonly tests: number }>>;
  /** Seconds of the files that took longer than one. */
  readonly files: Readonly<Record<string, number>>;
}

const path = new URL("recorded.json", import.meta.url);
const recorded = JSON.parse(readFileSync(path, "utf8")) as Recorded;

/** A step that was never recorded is taken for a short one, a file for less than a second. */
export const recordedSeconds = ({ name }: Step): number => recorded.steps[name]?.seconds ?? 10;
export const recordedTests = ({ name }: Step): number => recorded.steps[name]?.tests ?? 0;
export const recordedFileSeconds = (file: string): number => recorded.files[file] ?? 0.5;

const byName = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));

export function record(results: readonly StepResult[]): void {
  const steps = results.map(
    ({ step, seconds, passed, failed }) =>
      [
        step.name,
        { seconds: Math.round(seconds), tests: step.runner ? passed + failed : 0 },
      ] as const,
  );
  const files = results
    .flatMap((result) => [...result.files])
    .filter(([, ms]) => ms > 1_000)
    .map(([file, ms]) => [file, Math.round(ms / 100) / 10] as const);
  const next: Recorded = {
    steps: { ...recorded.steps, ...byName(steps) },
    files: byName(files),
  };
  writeFileSync(path, `${JSON.stringify(next, undefined, 2)}\n`);
}
