import { writeSync } from "node:fs";

/** One test that has ended, or a fault outside any test (a file that does not load, an unhandled error). */
export interface TestEvent {
  readonly event: "test";
  readonly state: "passed" | "failed" | "skipped";
  /** Path below the repository. */
  readonly file: string;
  /** The test's whole name; empty where the file itself failed. */
  readonly name: string;
  /** The error, or the reason for a skip. */
  readonly message: string;
  /** The line of the test in its file, if the runner selects tests by line. */
  readonly line?: number;
}

/** A file that has ended. */
interface FileEvent {
  readonly event: "file";
  readonly file: string;
  /** All that it took its worker: imports, hooks and tests, in ms. */
  readonly ms: number;
}

export type RunnerEvent = TestEvent | FileEvent;

/** The descriptor on which a runner's reporter writes one JSON object a line. */
const EVENTS_DESCRIPTOR = 3;

export function emit(event: RunnerEvent): void {
  writeSync(EVENTS_DESCRIPTOR, `${JSON.stringify(event)}\n`);
}

/** ECMA-48's sequences that set colours (SGR). */
// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/gu;

/** The messages of errors, without colours. */
export const messageOf = (errors: readonly { message?: string; stack?: string }[]): string =>
  errors
    .map(({ message, stack }) => stack ?? message ?? "")
    .join("\n")
    .replaceAll(colours, "")
    .trim();
