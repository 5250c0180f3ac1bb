import type { Page } from "@playwright/test";

/** Another tab comes to the front, and this one again. */
export async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ["hidden", "visible"]) {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    }
  });
}
