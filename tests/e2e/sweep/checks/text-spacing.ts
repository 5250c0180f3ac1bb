import type { Page } from "playwright";

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/**
 * WCAG 1.4.12: spaces the texts as far as the criterion asks, checks, and resets them.
 * @returns texts that are cut off by it, and how much the page became wider than the window
 */
export async function findTextLostToSpacing(page: Page): Promise<string[]> {
  const before = new Set(await page.evaluate(findClipped));
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const after = await page.evaluate(findClipped);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return after.filter((text) => !before.has(text));
}

function findClipped(): string[] {
  const SLACK = 1;
  const clipping = ["hidden", "clip"];
  const clipped = [...document.querySelectorAll("body *")].filter((element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    if (clientWidth <= SLACK || element.textContent.trim() === "") return false;
    // A text that ends in dots can be read in full elsewhere.
    if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return false;
    return (
      (clipping.includes(overflowX) && scrollWidth > clientWidth + SLACK) ||
      (clipping.includes(overflowY) && scrollHeight > clientHeight + SLACK)
    );
  });
  const { scrollWidth } = document.documentElement;
  const overflow = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
  return [...clipped.map((element) => window.look.describe(element)), ...overflow];
}
