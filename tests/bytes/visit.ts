import type { Browser, BrowserContext } from "playwright";

export interface Visit {
  /** Paths of everything that came from the site, in the order of the requests. */
  loaded: string[];
  /** The tag of the element that was the largest to be painted. */
  largestPaint: string;
  /** Cumulative layout shift. */
  layoutShift: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

interface LargestPaint extends PerformanceEntry {
  element: Element | null;
}

/**
 * Opens a page with an English browser and stays until nothing more is loaded.
 * @param signIn - makes the visitor a member; without it they are new
 */
export async function visit(
  browser: Browser,
  site: string,
  route: string,
  signIn?: (context: BrowserContext) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({
    locale: "en",
    viewport: { width: 360, height: 740 },
    // A service worker would fetch files that this page does not need.
    serviceWorkers: "block",
  });
  await signIn?.(context);
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === site && !pathname.startsWith("/api/")) loaded.push(pathname);
  });
  await page.goto(site + route, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const painted = await page.evaluate(async () => {
    const entries = (type: string): Promise<PerformanceEntry[]> =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        // Nothing is reported if nothing happened.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      });
    const shifts = (await entries("layout-shift")) as LayoutShift[];
    const paints = (await entries("largest-contentful-paint")) as LargestPaint[];
    return {
      largestPaint: paints.at(-1)?.element?.tagName.toLowerCase() ?? "none",
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
  await context.close();
  return { loaded: [...new Set(loaded)], ...painted };
}
