import { relative } from "node:path";
import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";
import { emit, messageOf } from "./events.ts";

const fileOf = (module: TestModule): string => relative(process.cwd(), module.moduleId);

/** Reports the result of each Vitest test and file to `npm test`. */
export default class VitestReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === "pending") return;
    const message =
      result.state === "failed"
        ? messageOf(result.errors)
        : (result.state === "skipped" && result.note) || "";
    emit({
      event: "test",
      state: result.state,
      file: fileOf(test.module),
      name: test.fullName,
      message,
    });
  }

  onTestSuiteResult(suite: TestSuite): void {
    // A hook that failed; the suite's tests are reported as skipped.
    const errors = suite.errors();
    if (errors.length === 0) return;
    emit({
      event: "test",
      state: "failed",
      file: fileOf(suite.module),
      name: suite.fullName,
      message: messageOf(errors),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module);
    const errors = module.errors();
    if (errors.length > 0) {
      emit({ event: "test", state: "failed", file, name: "", message: messageOf(errors) });
    }
    const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
    emit({
      event: "file",
      file,
      ms: Math.round(prepareDuration + setupDuration + collectDuration + duration),
    });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    if (errors.length === 0) return;
    emit({
      event: "test",
      state: "failed",
      file: "unhandled errors",
      name: "",
      message: messageOf(errors),
    });
  }
}
