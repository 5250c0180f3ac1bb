import type { Page } from "playwright";

/**
 * Waits until nothing moves or loads any more: what fades in has its colours only at the end.
 *
 * @throws TimeoutError when something loads for long
 */
export async function settle(page: Page): Promise<void> {
  // Not by `waitForFunction`: it hung now and then, beyond its own limit, in pages that drew and answered.
  await page
    .locator("main [aria-busy=true]")
    .first()
    .waitFor({ state: "detached", timeout: 20_000 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}
