import { resolve } from "node:path";
import type { BrowserConfigOptions } from "vitest/node";
import { differences, unpacked } from "./folders.ts";
import { nearlySame } from "./nearly-same.ts";

declare module "vitest/browser" {
  interface ScreenshotComparatorRegistry {
    nearlySame: Record<never, never>;
  }
}

type Comparison = NonNullable<NonNullable<BrowserConfigOptions["expect"]>["toMatchScreenshot"]>;

export const comparison: Comparison = {
  comparators: { nearlySame },
  comparatorName: "nearlySame",
  timeout: 15_000,
  resolveScreenshotPath: ({ arg, ext }) => resolve(unpacked, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext }) => resolve(differences, `${arg}${ext}`),
};
