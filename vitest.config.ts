import { gemelMessages } from "@gemel/i18n/vite-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { browserLaunch } from "./tests/browser.ts";

const launchOptions = await browserLaunch();

type BrowserOptions = NonNullable<NonNullable<TestProjectInlineConfiguration["test"]>["browser"]>;

// Made anew for each project: Vitest writes the project's name into it.
const browser = (): BrowserOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
    contextOptions: { deviceScaleFactor: 1, reducedMotion: "reduce", locale: "en-GB" },
    actionTimeout: 5_000,
  }),
  instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
});

const uiPlugins = () => [react(), vanillaExtractPlugin(), gemelMessages()];

const nodeTests = { environment: "node" } as const;

// The plugin starts Storybook's indexer when it is made, so the project exists only when asked for,
// by name or by Storybook's own test panel.
const storiesWanted =
  process.argv.includes("stories") || process.env["VITEST_STORYBOOK"] === "true";
const stories: TestProjectInlineConfiguration[] = storiesWanted
  ? [
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: { name: "stories", browser: browser() },
      },
    ]
  : [];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [gemelMessages()],
        test: {
          ...nodeTests,
          name: "unit",
          include: [
            "packages/*/{src,scripts}/**/*.test.ts",
            "machines/**/*.test.ts",
            "app/**/*.test.ts",
            "tests/**/*.test.ts",
            ".storybook/**/*.test.ts",
          ],
          exclude: ["packages/server/**", "tests/bytes.test.ts"],
        },
      },
      {
        test: {
          ...nodeTests,
          name: "server",
          include: ["packages/server/src/**/*.test.ts"],
          pool: "forks",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...nodeTests, name: "bytes", include: ["tests/bytes.test.ts"] } },
      {
        plugins: uiPlugins(),
        test: {
          name: "ui",
          include: ["packages/{ui,i18n,theme}/src/**/*.test.tsx", "app/**/*.test.tsx"],
          browser: browser(),
        },
      },
      ...stories,
    ],
  },
});
