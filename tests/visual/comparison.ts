import { resolve } from "node:path";
import type { BrowserConfigOptions } from "vitest/node";
import { differences, unpacked } from "./folders.ts";

type Comparison = NonNullable<NonNullable<BrowserConfigOptions["expect"]>["toMatchScreenshot"]>;

/**
 * Browser, fonts, clock and chance are pinned, so that one pixel's change is a change. Only the last
 * bit of a channel may differ: processors round it differently.
 */
export const comparison: Comparison = {
  comparatorName: "pixelmatch",
  comparatorOptions: { threshold: 0.005, includeAA: true, allowedMismatchedPixels: 0 },
  timeout: 15_000,
  resolveScreenshotPath: ({ arg, ext }) => resolve(unpacked, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext }) => resolve(differences, `${arg}${ext}`),
};
