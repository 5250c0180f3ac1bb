import type { TestEvent } from "./events.ts";
import type { StepResult } from "./run-step.ts";

const SHOWN_LINES = 40;
const SHOWN_FILES = 10;

const firstLines = (text: string): string => text.split("\n").slice(0, SHOWN_LINES).join("\n");
const lastLines = (text: string): string =>
  text.trimEnd().split("\n").slice(-SHOWN_LINES).join("\n");

/** A failed test and its message. */
export const describeFailure = ({ file, name, message }: TestEvent): string =>
  `  ✗ ${[file, name].filter(Boolean).join(" > ")}\n${firstLines(message).replaceAll(/^/gmu, "    ")}`;

/** Describes the failure of a step: its failed tests, or else its last lines. */
export function describeFailedStep({ step, failures, output }: StepResult): string {
  const lines = failures.map(describeFailure);
  return [`✗ ${step.title}`, ...(lines.length > 0 ? lines : [lastLines(output)])].join("\n");
}

/** The files that took longest, to be made shorter first. */
export function describeSlowest(results: readonly StepResult[]): string | undefined {
  const files = results
    .flatMap(({ step, files: all }) => [...all].map(([file, ms]) => ({ step, file, ms })))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN_FILES)
    .map(
      ({ step, file, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file} (${step.name})`,
    );
  return files.length > 0 ? ["The slowest files:", ...files].join("\n") : undefined;
}

/**
 * Tests of one suite are one line, and so are those of one file that are skipped by themselves for one reason. The
 * first part of a test's name says why its suite is skipped.
 */
export function describeSkipped(results: readonly StepResult[]): string | undefined {
  const skipped = results.flatMap((result) => result.skipped);
  if (skipped.length === 0) return undefined;
  const counts = new Map<string, number>();
  for (const { file, name, message } of skipped) {
    const [first = "", ...rest] = name.split(" > ");
    const where = message && rest.length === 0 ? file : `${file} > ${first}`;
    const line = `${where}${message && `: ${message}`}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts].map(([line, count]) => `  ${count} × ${line}`);
  return [`${skipped.length} tests were skipped:`, ...lines].join("\n");
}
