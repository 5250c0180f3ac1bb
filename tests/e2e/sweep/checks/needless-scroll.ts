import type { Page } from "@playwright/test";

/** @returns by how much a page scrolls only because its main part is taller than what is in it */
export async function findNeedlessScroll(page: Page): Promise<string[]> {
  const { needless, scrolls } = await page.evaluate(() => {
    const main = document.querySelector("main");
    const [first, last] = [main?.firstElementChild, main?.lastElementChild];
    const used =
      first && last ? last.getBoundingClientRect().bottom - first.getBoundingClientRect().top : 0;
    const { scrollHeight, clientHeight } = document.documentElement;
    return {
      scrolls: scrollHeight - clientHeight,
      needless: Math.round((main?.getBoundingClientRect().height ?? 0) - used),
    };
  });
  return scrolls > 0 && needless > 1 ? [`${Math.min(scrolls, needless)} px hold nothing`] : [];
}
