import { expect, type Page } from "@playwright/test";

/** Nothing stands out of the screen to the side: a phone's page scrolls in one direction only. */
export async function expectFits(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed, `width of ${page.url()}`).toBeLessThanOrEqual(width);
}
