import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** The first headings that were on the screen, frame by frame. */
    seenHeadings: string[];
    framesDrawn: number;
    /** The first heading as it was sent. */
    sentHeading: Element | null;
  }
}

/**
 * Writes down, from now on, which first heading each frame shows, and keeps the app's script away until
 * some frames were drawn: what flashes by is seen then.
 * @returns what has been seen on the page at hand
 */
export async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.seenHeadings = [];
    window.framesDrawn = 0;
    const look = (): void => {
      const heading = document.querySelector("main h1");
      if (heading?.checkVisibility({ visibilityProperty: true }))
        window.seenHeadings.push(heading.textContent);
      window.framesDrawn += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    document.addEventListener("readystatechange", () => {
      if (document.readyState === "interactive")
        window.sentHeading = document.querySelector("main h1");
    });
  });
  await page.route("**/assets/frame-*.js", async (route) => {
    await page.waitForFunction(() => window.framesDrawn > 10);
    await route.continue();
  });
  return async () => [...new Set(await page.evaluate(() => window.seenHeadings))];
}

/** Whether the heading on the page is the very one that was sent: taken over, not rendered again. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => window.sentHeading !== null && window.sentHeading === document.querySelector("main h1"),
  );
