import type { Page } from "@playwright/test";

declare global {
  interface Window {
    shownWaits: Set<string>;
  }
}

/**
 * Writes down, from the next page on, every wait that is shown, however short: buttons that are at work and
 * regions that are still empty.
 * @returns the names and words of those on the page at hand
 */
export async function watchWaits(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    window.shownWaits = new Set();
    const look = (): void => {
      for (const wait of document.querySelectorAll("[aria-busy=true], [data-pending]")) {
        window.shownWaits.add(`${wait.getAttribute("aria-label") ?? ""} ${wait.textContent}`);
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ["aria-busy", "data-pending"],
    });
  });
  return () => page.evaluate(() => [...window.shownWaits].join("\n"));
}
