import { defineConfig } from "@playwright/test";
import { browserLaunch } from "./tests/browser.ts";
import type { JourneyOptions } from "./tests/e2e/support/journey.ts";

export default defineConfig<JourneyOptions>({
  testDir: "tests",
  testMatch: ["e2e/**/*.spec.ts", "attacks/**/*.spec.ts"],
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
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
  },
});
