import type { Page } from "playwright";

/**
 * WCAG 2.5.8, without its exception for distance.
 *
 * @returns what can be pressed and is smaller than 24 by 24 px; links within a sentence may be
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 24;
    const targets = "a[href], button, input, select, textarea, summary, [role=slider], [role=tab]";
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
    const isOut = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest("[inert], [aria-hidden=true], [data-react-aria-prevent-focus]") !== null ||
      // It is nowhere until it has the focus.
      element.getBoundingClientRect().bottom < 0;
    return [...document.querySelectorAll(targets)]
      .filter((element) => !isOut(element) && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = window.look.seen(element).getBoundingClientRect();
        const size = `${Math.round(width)} × ${Math.round(height)}`;
        // Half a pixel is lost to rounding.
        const isSmall = Math.min(width, height) < LEAST - 0.5;
        return isSmall ? [`${window.look.describe(element)}: ${size}`] : [];
      });
  });
