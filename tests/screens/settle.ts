import type { Page } from "playwright";

/**
 * Waits until nothing moves or loads any more: what fades in has its colours only at the end.
 *
 * @throws TimeoutError when something loads for long, or Playwright gets no answer
 */
export async function settle(page: Page): Promise<void> {
  // Now and then Playwright gets no answer from a page that draws and reads, and without a limit waits for good.
  await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null, null, {
    polling: 50,
    timeout: 20_000,
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
