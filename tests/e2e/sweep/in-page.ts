import type { BrowserContext } from "playwright";

declare global {
  interface Window {
    /** The functions that the checks share, in the page. */
    look: {
      /** Returns the visible element for an element: for an input that is out of sight, its replacement. */
      seen: (element: Element) => Element;
      /** A text by which a user finds an element. */
      describe: (element: Element) => string;
    };
  }
}

/** Makes `window.look` available in every page that is opened from now on. */
export const addLook = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const LEAST = 4;
    const isNothing = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width <= LEAST || height <= LEAST;
    };
    const seen = (element: Element): Element => {
      let shown = element;
      // A box without size around an input hides it.
      for (let around: Element | null = element; around; around = around.parentElement)
        if (isNothing(around)) shown = around.parentElement ?? around;
      return shown;
    };
    const describe = (element: Element): string => {
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return `${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`;
    };
    window.look = { seen, describe };
  });
