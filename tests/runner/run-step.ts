import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, join, resolve } from "node:path";
import { readCounts, type Counts } from "./read-report.ts";
import type { Report, Step } from "./stages.ts";

const repository = resolve(import.meta.dirname, "../..");

export interface StepResult extends Counts {
  name: string;
  ok: boolean;
  seconds: number;
  /** All that the step wrote. */
  output: string;
}

function reporting(report: Report, path: string): { args: string[]; env: Record<string, string> } {
  if (report === "vitest") {
    const args = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
    return { args, env: {} };
  }
  return { args: ["--reporter=list,json"], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path } };
}

/** Runs one step to its end. With `live` its output is shown as it comes. */
export async function runStep(step: Step, reportPath: string, live: boolean): Promise<StepResult> {
  const { args, env } = step.report ? reporting(step.report, reportPath) : { args: [], env: {} };
  const [program, ...own] = step.command;
  const started = performance.now();
  const child = spawn(program, [...own, ...args], {
    cwd: repository,
    env: {
      ...process.env,
      PATH: [join(repository, "node_modules", ".bin"), process.env["PATH"]].join(delimiter),
      STORYBOOK_DISABLE_TELEMETRY: "1",
      REDOCLY_TELEMETRY: "off",
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
      // The steps start hundreds of processes and threads that read the same sources.
      NODE_COMPILE_CACHE: join(repository, "node_modules", ".cache", "compiled"),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (live) process.stdout.write(text);
    });
  }
  const [code] = await once(child, "close");
  const ok = code === 0;
  const counts = step.report
    ? await readCounts(step.report, reportPath, ok)
    : { passed: 0, failed: ok ? 0 : 1, failures: [] };
  const seconds = (performance.now() - started) / 1000;
  return { name: step.name, ok: ok && counts.failed === 0, seconds, output, ...counts };
}
