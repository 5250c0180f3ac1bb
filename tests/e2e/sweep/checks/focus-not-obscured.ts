import type { Page } from "playwright";

/** A list without an end is walked so far. */
const MOST_STEPS = 80;

/**
 * WCAG 2.4.11: moves through the page with Tab, from where it was opened.
 * @returns the elements that had the focus while no part of them was visible
 */
export async function findObscuredFocus(page: Page): Promise<string[]> {
  const obscured: string[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(lookAtFocus);
    if (focused === null) break;
    if (!focused.isSeen) obscured.push(focused.name);
  }
  return obscured;
}

async function lookAtFocus(): Promise<{ name: string; isSeen: boolean } | null> {
  // The skip link is in view at the end of its transition: a millisecond where motion is reduced,
  // or several frames on a busy machine.
  await new Promise(requestAnimationFrame);
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return null;
  const element = window.look.seen(activeElement);
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
  const isSeen = parts.some((right) =>
    parts.some((down) => {
      const hit = document.elementFromPoint(left + right * width, top + down * height);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    }),
  );
  return { name: window.look.describe(activeElement), isSeen };
}
