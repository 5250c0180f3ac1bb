import type { Page } from "playwright";

const order = ["/contact", "/terms-of-service", "/privacy-policy", "/disclaimer", "/rules"];

/** WCAG 3.2.6. @returns where the way to us is not the first link at the end of the page */
export async function findHelpElsewhere(page: Page): Promise<string[]> {
  const hrefs = await page
    .getByRole("contentinfo")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  return hrefs.join() === order.join() ? [] : [`The page ends with links to ${hrefs.join(", ")}`];
}
