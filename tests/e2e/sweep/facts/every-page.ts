import { settle } from "../../../screens/settle.ts";
import { miscounted } from "./boxes.ts";
import type { Facts } from "./fact.ts";

declare global {
  interface Window {
    /** Each shift of the layout since the page was opened: how far, and what moved. */
    layoutShifts: { value: number; moved: string }[];
  }
}

/** Notes `window.layoutShifts`, in every page that is opened from now on. */
export const noteLayoutShifts = (): void => {
  window.layoutShifts = [];
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) {
        const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 30) ?? "");
        window.layoutShifts.push({ value, moved: moved.join(" | ") });
      }
  }).observe({ type: "layout-shift", buffered: true });
};

const MOST_SHIFT = 0.01;

/** The facts that hold on every page. */
export const everyPage: Facts = {
  "nothing moves once it is there": async ({ page }) => {
    let shifts = await page.evaluate(() => window.layoutShifts);
    const sum = (): number => shifts.reduce((all, { value }) => all + value, 0);
    // On a busy machine fonts may come after the first paint: a real shift occurs each time.
    for (let more = 0; more < 2 && sum() > MOST_SHIFT; more += 1) {
      await page.reload({ waitUntil: "networkidle" });
      await settle(page);
      shifts = await page.evaluate(() => window.layoutShifts);
    }
    return sum() > MOST_SHIFT
      ? shifts.map(({ value, moved }) => `${value.toFixed(3)}: ${moved}`)
      : [];
  },
  "the navigation has five entries at most": async ({ page }) => {
    const entries = page.locator("header nav").locator("a, button[popovertarget]");
    return miscounted(await entries.filter({ visible: true }).all(), 0, 5);
  },
};
