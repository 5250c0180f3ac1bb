import type { Page } from "@playwright/test";

/**
 * Finds texts of the catalogues that the screen or a box cuts off: one line for each. Text that can be
 * scrolled to, text for screen readers alone, and members' own texts in a preview do not count as cut off.
 */
export const findClipped = (page: Page): Promise<string[]> => page.evaluate(collect);

function collect(): string[] {
  const slack = 1;
  const found: string[] = [];

  /** Returns how far a box extends beyond the area that shows it, in pixels. */
  const hidden = (box: DOMRect, element: Element): number => {
    let max = Math.max(0, box.right - document.documentElement.clientWidth, -box.left);
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      const edge = outer.getBoundingClientRect();
      // A box of one pixel holds text for screen readers only.
      if (edge.width <= 1 || edge.height <= 1) return 0;
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return 0;
      if (overflowX !== "visible")
        max = Math.max(max, box.right - edge.right, edge.left - box.left);
      if (overflowY !== "visible")
        max = Math.max(max, box.bottom - edge.bottom, edge.top - box.top);
      if (position === "fixed") break;
    }
    return max;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, nodeValue } = walker.currentNode;
    if (!parent || !nodeValue?.includes("[")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const max = Math.max(...Array.from(range.getClientRects(), (box) => hidden(box, parent)));
    if (max > slack) {
      found.push(`${Math.round(max)} px of "${nodeValue.trim()}" in ${parent.className}`);
    }
  }
  return found;
}
