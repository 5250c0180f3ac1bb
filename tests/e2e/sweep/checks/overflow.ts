import type { Page } from "@playwright/test";

/** @returns how much wider than the window the page is: it scrolls in one direction only */
export async function findOverflow(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed > width ? [`${needed} px are needed, and there are ${width}`] : [];
}
