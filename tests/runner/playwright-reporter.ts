import { relative } from "node:path";
import type { Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { emit, messageOf } from "./events.ts";

/** Reports the result of each Playwright journey to `npm test`. */
export default class PlaywrightReporter implements Reporter {
  readonly #files = new Map<string, number>();

  onTestEnd(test: TestCase, { duration, errors, status }: TestResult): void {
    const file = relative(process.cwd(), test.location.file);
    const [, , , ...names] = test.titlePath();
    this.#files.set(file, (this.#files.get(file) ?? 0) + duration);
    emit({
      event: "test",
      state: status === "skipped" ? "skipped" : test.ok() ? "passed" : "failed",
      file,
      name: names.join(" > "),
      message: messageOf(errors),
      line: test.location.line,
    });
  }

  onError(error: TestError): void {
    emit({
      event: "test",
      state: "failed",
      file: error.location ? relative(process.cwd(), error.location.file) : "Playwright",
      name: "",
      message: messageOf([error]),
    });
  }

  onEnd(): void {
    for (const [file, ms] of this.#files) emit({ event: "file", file, ms });
  }

  printsToStdio(): boolean {
    return false;
  }
}
