import { groundUnder, standsOut } from "./colours.ts";
import { isSeen } from "./parts.ts";

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
  );

const exempt = "svg, [aria-disabled=true], [data-disabled], :disabled";

/** Elements of a part of the page whose own words are too faint to read. */
export const faintTextIn = (root: Element): Element[] =>
  [...root.querySelectorAll("*")].filter(
    (element) =>
      hasWords(element) &&
      isSeen(element) &&
      element.closest(exempt) === null &&
      !standsOut(getComputedStyle(element).color, groundUnder(element), 4.5),
  );
