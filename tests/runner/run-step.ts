import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { RunnerEvent, TestEvent } from "./events.ts";
import type { Runner, Step } from "./steps.ts";

export const repository = resolve(import.meta.dirname, "../..");

export interface StepResult {
  readonly step: Step;
  readonly ok: boolean;
  readonly seconds: number;
  readonly passed: number;
  /** At least 1 if the step failed, whatever its tests reported. */
  readonly failed: number;
  readonly skipped: readonly TestEvent[];
  readonly failures: readonly TestEvent[];
  /** The duration of each test file, in ms. */
  readonly files: ReadonlyMap<string, number>;
  /** All that the step wrote. */
  readonly output: string;
}

const reporters: Record<Runner, readonly string[]> = {
  vitest: ["--reporter=default", `--reporter=${join(import.meta.dirname, "vitest-reporter.ts")}`],
  playwright: [`--reporter=list,${join(import.meta.dirname, "playwright-reporter.ts")}`],
};

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(repository, "node_modules", ".bin"), process.env["PATH"]].join(delimiter),
  STORYBOOK_DISABLE_TELEMETRY: "1",
  REDOCLY_TELEMETRY: "off",
  // The steps start hundreds of processes and threads that read the same sources.
  NODE_COMPILE_CACHE: join(repository, "node_modules", ".cache", "compiled"),
});

/**
 * Runs one step to its end; its output goes to a file.
 * @param onTest called for each test as it ends
 */
export async function runStep(
  step: Step,
  logFile: string,
  onTest: (event: TestEvent) => void = () => undefined,
): Promise<StepResult> {
  const started = performance.now();
  const [program, ...args] = step.command;
  const child = spawn(
    program,
    [...args, ...(step.only ?? []), ...(step.runner ? reporters[step.runner] : [])],
    {
      cwd: repository,
      env: { ...environment(), ...step.env },
      // The last is the reporter's (EVENTS_DESCRIPTOR).
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      shell: process.platform === "win32",
    },
  );
  const log = createWriteStream(logFile);
  let output = "";
  const [, stdout, stderr, reported] = child.stdio as readonly (Readable | null)[];
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      log.write(text);
    });
  }

  const tests: TestEvent[] = [];
  const files = new Map<string, number>();
  const events = createInterface({ input: reported ?? Readable.from([]) });
  events.on("line", (line) => {
    const event = JSON.parse(line) as RunnerEvent;
    if (event.event === "file") {
      files.set(event.file, (files.get(event.file) ?? 0) + event.ms);
      return;
    }
    tests.push(event);
    onTest(event);
  });
  const [[code]] = await Promise.all([once(child, "close"), once(events, "close")]);
  log.end();

  const inState = (state: TestEvent["state"]): TestEvent[] =>
    tests.filter((test) => test.state === state);
  const [passed, failures] = [inState("passed").length, inState("failed")];
  const ranNothing = step.runner !== undefined && passed + failures.length === 0;
  const ok = code === 0 && failures.length === 0 && !ranNothing;
  return {
    step,
    ok,
    seconds: (performance.now() - started) / 1000,
    passed,
    failed: ok ? 0 : Math.max(1, failures.length),
    skipped: inState("skipped"),
    failures,
    files,
    output,
  };
}
