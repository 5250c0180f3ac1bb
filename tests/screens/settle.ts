import type { Page } from "playwright";

/** Waits until nothing moves or loads any more: what fades in has its colours only at the end. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}
