import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Report } from "./stages.ts";

interface Failure {
  /** The file and the test's whole name. */
  title: string;
  /** What the runner says went wrong, without its colours. */
  message: string;
}

export interface Counts {
  passed: number;
  failed: number;
  /** Fewer than `failed` where a runner ended badly without saying which test did. */
  failures: Failure[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs: {
    file: string;
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** ECMA-48's sequences that set colours (SGR). */
// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[\d;]*m/gu;

const failure = (title: string, messages: readonly string[]): Failure => ({
  title,
  message: messages.join("\n").replaceAll(colours, "").trim(),
});

function vitestFailures({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const name = relative(process.cwd(), path);
    const tests = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => failure(`${name} > ${test.fullName}`, test.failureMessages));
    // A file that does not load has no tests to blame.
    return status === "failed" && tests.length === 0 ? [failure(name, [message])] : tests;
  });
}

function playwrightFailures(suites: readonly PlaywrightSuite[]): Failure[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results }) =>
          failure(
            `${file} > ${title}`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message ?? "")),
          ),
        ),
    ),
    ...playwrightFailures(inner),
  ]);
}

function countsOf(report: Report, json: unknown): Counts {
  if (report === "vitest") {
    const vitest = json as VitestReport;
    const { numPassedTests, numFailedTests } = vitest;
    return { passed: numPassedTests, failed: numFailedTests, failures: vitestFailures(vitest) };
  }
  const { stats, errors, suites } = json as PlaywrightReport;
  const { expected, unexpected, flaky } = stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    failures: [
      ...errors.map(({ message }) => failure("Playwright", [message ?? ""])),
      ...playwrightFailures(suites),
    ],
  };
}

const broken: Counts = { passed: 0, failed: 1, failures: [] };

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
  if (counts.passed + counts.failed === 0) return { ...broken, failures: counts.failures };
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
