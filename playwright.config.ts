import { defineConfig } from "@playwright/test";
import { browserLaunch } from "./tests/browser.ts";
import type { JourneyOptions } from "./tests/e2e/support/journey.ts";

/** Whether tests that take long, or measure, run: if `TEST_LONG` is set, alone or beside the others. */
const isLong = (process.env["TEST_LONG"] ?? "") !== "";

export default defineConfig<JourneyOptions>({
  globalSetup: "./app/scripts/ensure-build.ts",
  testDir: "tests",
  testMatch: ["e2e/**/*.spec.ts", "attacks/**/*.spec.ts"],
  testIgnore: isLong ? [] : ["**/*.long.spec.ts"],
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: await browserLaunch(),
    actionTimeout: 20_000,
    contextOptions: { reducedMotion: "reduce" },
    // A journey that replaces what comes over the network sees to it that all of it does.
    serviceWorkers: "block",
    // Costs a seventh of the time; the second try of a failed test has one (`tests/runner/rerun.ts`).
    trace: "off",
    screenshot: "only-on-failure",
  },
});
