import type { Page } from "playwright";

/** Waits until nothing moves or loads any more: what fades in has its colours only at the end. */
export async function settle(page: Page): Promise<void> {
  // Playwright looks at each frame by itself, and now and then hung so for good in a page that drew frames.
  await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null, null, {
    polling: 50,
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}
