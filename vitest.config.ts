import { gemelMessages } from "@gemel/i18n/vite-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { storyPlugins } from "./.storybook/plugins.ts";
import { browserLaunch } from "./tests/browser.ts";
import { longTests, serverTests } from "./tests/runner/server-tests.ts";
import { camera } from "./tests/visual/camera.ts";
import { codeArrived } from "./tests/visual/code-arrived.ts";

const launchOptions = await browserLaunch();

type BrowserOptions = NonNullable<NonNullable<TestProjectInlineConfiguration["test"]>["browser"]>;

// A new object for each project: Vitest writes the project's name into it.
const browser = (
  contextOptions: { timezoneId?: string } = {},
  moreArgs: readonly string[] = [],
): BrowserOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // The first page comes when the modules are transformed that every page needs: a minute on a busy machine.
  connectTimeout: 300_000,
  provider: playwright({
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...moreArgs] },
    contextOptions: {
      deviceScaleFactor: 1,
      reducedMotion: "reduce",
      locale: "en-GB",
      ...contextOptions,
    },
    actionTimeout: 15_000,
  }),
  instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
});

/** Everything is drawn completely before a picture is taken. */
const steadyPainting = [
  "--run-all-compositor-stages-before-draw",
  "--disable-partial-raster",
  "--disable-checker-imaging",
  "--disable-image-animation-resync",
];

/** A story that plays a sound has no user gesture. */
const soundAllowed = ["--autoplay-policy=no-user-gesture-required"];

const withoutOwnerStacks = "tests/without-owner-stacks.ts";

const uiPlugins = () => [react(), vanillaExtractPlugin(), gemelMessages()];

/** Timeouts for a slow, busy machine. A test that reaches one has hung; a test that passes is not slowed down. */
const timeouts = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 15_000 } },
} as const;

const nodeTests = { environment: "node", ...timeouts } as const;

/**
 * The files of a worker share its modules: to read the contract, the catalogues or Storybook's preview again for
 * each takes longer than most of the tests. So a file leaves globals and mocks as it found them.
 */
const shared = { isolate: false } as const;

// The plugin starts Storybook's indexer when it is made, so the project exists only when asked for,
// by name or by Storybook's own test panel.
const storiesWanted =
  process.argv.includes("stories") || process.env["VITEST_STORYBOOK"] === "true";
const stories: TestProjectInlineConfiguration[] = storiesWanted
  ? [
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          ...timeouts,
          ...shared,
          name: "stories",
          setupFiles: [withoutOwnerStacks],
          browser: browser({}, soundAllowed),
        },
      },
    ]
  : [];

// The same stories once more, in settings that readers choose.
const reading: TestProjectInlineConfiguration[] = process.argv.includes("reading")
  ? [
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          ...timeouts,
          name: "reading",
          setupFiles: [".storybook/checks/reading-settings.setup.ts"],
          browser: browser({}, soundAllowed),
        },
      },
    ]
  : [];

// Twelve minutes of pictures are nothing that a plain `vitest` should begin with.
const isVisualWanted = process.argv.includes("visual");
// Warnings are what stories are tested for: React's production build draws the same in two thirds of the time.
if (isVisualWanted) process.env["NODE_ENV"] = "production";
const visual: TestProjectInlineConfiguration[] = isVisualWanted
  ? [
      {
        plugins: storyPlugins(),
        test: {
          name: "visual",
          include: ["tests/visual/*.visual.ts"],
          globalSetup: "tests/visual/given.ts",
          testTimeout: 120_000,
          ...shared,
          browser: {
            ...browser({ timezoneId: "UTC" }, steadyPainting),
            commands: { codeArrived, ...camera },
          },
        },
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
          ...shared,
          name: "unit",
          include: [
            "packages/*/{src,scripts}/**/*.test.ts",
            "machines/**/*.test.ts",
            "app/**/*.test.ts",
            "tests/**/*.test.ts",
            ".storybook/**/*.test.ts",
          ],
          exclude: [
            longTests,
            "packages/server/**",
            "tests/attacks/**",
            "tests/bytes.test.ts",
            "tests/deployment/**",
            "tests/faults/**",
            "tests/package/**",
            "tests/runner/planted/**",
          ],
        },
      },
      {
        test: {
          ...nodeTests,
          ...shared,
          name: "server",
          include: serverTests,
          exclude: [longTests],
          globalSetup: "packages/server/src/testing/database/drop-databases.setup.ts",
          pool: "forks",
        },
      },
      {
        plugins: [gemelMessages()],
        test: {
          ...nodeTests,
          name: "long",
          include: [longTests],
          exclude: ["**/node_modules/**"],
          pool: "forks",
        },
      },
      { test: { ...nodeTests, name: "bytes", include: ["tests/bytes.test.ts"] } },
      {
        plugins: uiPlugins(),
        test: {
          ...nodeTests,
          name: "package",
          include: ["tests/package/**/*.test.{ts,tsx}"],
        },
      },
      {
        plugins: uiPlugins(),
        test: {
          ...timeouts,
          ...shared,
          name: "ui",
          include: [
            "packages/{ui,i18n,theme}/src/**/*.test.tsx",
            "app/**/*.test.tsx",
            "tests/contract/*.test.tsx",
            ".storybook/**/*.test.tsx",
          ],
          setupFiles: [withoutOwnerStacks, "tests/strict-mode.setup.ts", "tests/presses.setup.ts"],
          browser: browser(),
        },
      },
      ...stories,
      ...reading,
      ...visual,
    ],
  },
});
