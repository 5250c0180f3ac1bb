import { expect, type Page } from "@playwright/test";

/** Brings another tab to the front, and then this one again. */
export async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ["hidden", "visible"]) {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    }
  });
}

/** A reload would have begun before this call could be answered, and would have cut it off. */
export async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate(async () => (await fetch("/healthz")).status)).toBe(200);
}
