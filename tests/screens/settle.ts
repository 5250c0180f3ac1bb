import type { Page } from "playwright";

/** What loads is given up after so long, ms. */
const LOADS_FOR = 20_000;

/**
 * Waits until nothing moves or loads any more: what fades in has its colours only at the end.
 *
 * @throws Error when something loads for long
 */
export async function settle(page: Page): Promise<void> {
  // One evaluation: what Playwright waits for a navigation with before it looks (`waitForFunction`,
  // `locator.waitFor`) hung now and then, beyond its own limit, in pages that drew and answered.
  const isThere = await page.evaluate(async (most) => {
    const giveUp = performance.now() + most;
    while (document.querySelector("main [aria-busy=true]") !== null) {
      if (performance.now() > giveUp) return false;
      await new Promise(requestAnimationFrame);
    }
    await document.fonts.ready;
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return true;
  }, LOADS_FOR);
  if (!isThere) throw new Error(`Something loads for more than ${LOADS_FOR} ms`);
}
