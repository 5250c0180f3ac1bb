import type { Page } from "playwright";
import { settle } from "../../../screens/settle.ts";

/** A list without an end is walked so far. */
const MOST_STEPS = 80;

/**
 * WCAG 2.4.11: walks the page with Tab, from where it was opened.
 *
 * @returns what had the focus while nothing of it could be seen
 */
export async function findObscuredFocus(page: Page): Promise<string[]> {
  const obscured: string[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press("Tab");
    // The skip link is in view at the end of its transition: a millisecond where motion is reduced,
    // or several frames on a busy machine.
    await settle(page);
    const focused = await page.evaluate(lookAtFocus);
    if (focused === null) break;
    if (!focused.isSeen) obscured.push(focused.name);
  }
  return obscured;
}

function lookAtFocus(): { name: string; isSeen: boolean } | null {
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
