import { readFile } from "node:fs/promises";
import type { Report } from "./stages.ts";

export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

function countsOf(report: Report, json: unknown): Counts {
  if (report === "vitest") {
    const { numPassedTests, numFailedTests } = json as VitestReport;
    return { passed: numPassedTests, failed: numFailedTests };
  }
  const { expected, unexpected, flaky } = (json as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky };
}

const broken: Counts = { passed: 0, failed: 1 };

/**
 * The tests that a finished step ran. A step that ended badly without a failed test (a file that
 * does not load, say), or that ran no test at all, counts as one failure.
 */
export async function readCounts(report: Report, path: string, ok: boolean): Promise<Counts> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch {
    return broken; // The runner did not get as far as writing its report.
  }
  const counts = countsOf(report, JSON.parse(text));
  if (counts.passed + counts.failed === 0) return broken;
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
