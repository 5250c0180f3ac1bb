import { resolve } from "node:path";
import type { BrowserConfigOptions } from "vitest/node";

type Comparison = NonNullable<NonNullable<BrowserConfigOptions["expect"]>["toMatchScreenshot"]>;

/** Browser, fonts, clock and chance are pinned, so that one pixel's smallest change is a change. */
export const comparison: Comparison = {
  comparatorName: "pixelmatch",
  comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
  timeout: 15_000,
  resolveScreenshotPath: ({ arg, ext }) =>
    resolve(import.meta.dirname, "__screenshots__", `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext }) =>
    resolve(import.meta.dirname, "../../test-results/pictures", `${arg}${ext}`),
};
