import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright";

/** Time after which a wait is given up, ms. */
const LIMIT = 20_000;

/**
 * Waits until nothing moves or loads any more: what fades in has its colours only at the end.
 * @throws Error naming what has not come in time
 */
export async function settle(page: Page): Promise<void> {
  const awaited = await Promise.race([
    page.evaluate(comeToRest, LIMIT),
    // Playwright's evaluation itself hangs now and then, in pages that draw and answer, without a limit of its own.
    wait(2 * LIMIT, "an answer of the page", { ref: false }),
  ]);
  if (awaited !== null) throw new Error(`Waited in vain for ${awaited}`);
}

/** Runs in the page. @returns what it has waited for in vain, or null */
async function comeToRest(limit: number): Promise<string | null> {
  let step = "what loads";
  const nextFrame = () => new Promise(requestAnimationFrame);
  const rest = async (): Promise<null> => {
    while (document.querySelector("main [aria-busy=true]") !== null) await nextFrame();
    step = "fonts";
    await document.fonts.ready;
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    step = `${passing.length} animations`;
    await Promise.allSettled(passing.map(({ finished }) => finished));
    step = "frames";
    await nextFrame();
    await nextFrame();
    return null;
  };
  return Promise.race([
    rest(),
    new Promise<string>((resolve) => setTimeout(() => resolve(step), limit)),
  ]);
}
