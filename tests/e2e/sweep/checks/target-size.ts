import type { Page } from "playwright";

/**
 * WCAG 2.5.5, which holds 2.5.8 too: what answers to a press, drawn or not, is measured from its middle.
 * @returns what can be pressed on less than 44 by 44 px; links within a sentence may be smaller
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44;
    const targets = "a[href], button, input, select, textarea, summary, [role=slider], [role=tab]";
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
    const isOut = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest("[inert], [aria-hidden=true], [data-react-aria-prevent-focus]") !== null ||
      // It is off the page until it has the focus.
      element.getBoundingClientRect().bottom < 0;
    /**
     * Returns the element that is pressed: its label, or the element around an input without pointer events.
     */
    const pressed = (element: Element): Element => {
      const seen = element.closest("label") ?? window.look.seen(element);
      const isDeaf = getComputedStyle(seen).pointerEvents === "none";
      return (isDeaf ? seen.parentElement : seen) ?? seen;
    };
    /** How far a press is answered from the middle of a box, up to what is needed. */
    const reach = (target: Element, across: number, down: number): number => {
      const { left, top, width, height } = target.getBoundingClientRect();
      let far = 0;
      for (; far < LEAST / 2; far += 0.5) {
        const hit = document.elementFromPoint(
          left + width / 2 + across * far,
          top + height / 2 + down * far,
        );
        if (!hit || !target.contains(hit)) break;
      }
      return far;
    };
    const { scrollX, scrollY } = window;
    const small = [...document.querySelectorAll(targets)]
      .filter((element) => !isOut(element) && !isInSentence(element))
      .flatMap((element) => {
        const target = pressed(element);
        const box = target.getBoundingClientRect();
        if (Math.min(box.width, box.height) >= LEAST - 0.5) return [];
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const width = Math.max(box.width, reach(target, -1, 0) + reach(target, 1, 0));
        const height = Math.max(box.height, reach(target, 0, -1) + reach(target, 0, 1));
        // Half a pixel on each side is lost to rounding.
        if (Math.min(width, height) >= LEAST - 1) return [];
        return [`${window.look.describe(element)}: ${Math.round(width)} × ${Math.round(height)}`];
      });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    return small;
  });
