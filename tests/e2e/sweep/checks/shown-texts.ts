import type { Page } from "@playwright/test";

/** Words that are on the screen or that a screen reader would say. */
export interface ShownText {
  readonly text: string;
  /** The element that they belong to, and the attribute that holds them unless they are its content. */
  readonly where: string;
}

/**
 * Every text of the page, a sentence with links in one piece. Left out: what is marked as being in
 * another language or in none (`lang`, `translate="no"`), and parts of a date, which react-aria
 * names in the reader's language by itself.
 */
export const shownTexts = (page: Page): Promise<ShownText[]> => page.evaluate(collect);

function collect(): ShownText[] {
  const spoken = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext"];
  const attributes = [...spoken, "alt", "title", "placeholder"];
  const foreign = 'body [lang], [translate="no"], [role="spinbutton"], script, style, svg title';

  const nameOf = (element: Element): string => {
    const role = element.getAttribute("role");
    return `${element.tagName.toLowerCase()}${role === null ? "" : `[role=${role}]`}.${element.className}`;
  };
  const isShown = (element: Element): boolean =>
    element.closest(foreign) === null && element.checkVisibility({ visibilityProperty: true });

  const blocks = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, nodeValue } = walker.currentNode;
    if (!parent || !isShown(parent)) continue;
    let block = parent;
    // An emphasized word belongs to its sentence even if it stands on a line of its own.
    const isPart = (element: Element): boolean =>
      element.matches("em, strong") || getComputedStyle(element).display.startsWith("inline");
    while (isPart(block) && block.parentElement) {
      block = block.parentElement;
    }
    blocks.set(block, `${blocks.get(block) ?? ""}${nodeValue}`);
  }
  const found = Array.from(blocks, ([element, text]) => ({ text, where: nameOf(element) }));
  for (const element of document.body.querySelectorAll("*")) {
    if (!isShown(element)) continue;
    for (const attribute of attributes) {
      const text = element.getAttribute(attribute);
      if (text !== null) found.push({ text, where: `${nameOf(element)} ${attribute}` });
    }
  }
  return [{ text: document.title, where: "title" }, ...found];
}
