import { colourOf, groundUnder, isOpaque, standsOut } from "./colours.ts";
import { isDrawn, isSeen, pseudos } from "./parts.ts";

/** A part that is nothing but its ground: a thumb, a line, the filled part of a bar. */
export interface Patch {
  element: Element;
  pseudo: string;
}

const sides = ["Top", "Right", "Bottom", "Left"] as const;

const hasEdge = (style: CSSStyleDeclaration): boolean =>
  (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0) ||
  sides.some(
    (side) =>
      style[`border${side}Style`] !== "none" &&
      Number.parseFloat(style[`border${side}Width`]) > 0 &&
      isOpaque(colourOf(style[`border${side}Color`])),
  );

/** @param least - ratio to what it lies on */
export function isPatchSeen({ element, pseudo }: Patch, min: number): boolean {
  const style = getComputedStyle(element, pseudo);
  const under = groundUnder(pseudo === "" ? element.parentElement : element);
  return standsOut(style.backgroundColor, under, min) || hasEdge(style);
}

function sizeOf({ element, pseudo }: Patch): readonly [width: number, height: number] {
  if (pseudo === "") {
    const { width, height } = element.getBoundingClientRect();
    return [width, height];
  }
  const { width, height } = getComputedStyle(element, pseudo);
  return [Number.parseFloat(width) || 0, Number.parseFloat(height) || 0];
}

const isBare = (element: Element): boolean =>
  element instanceof HTMLElement && element.childNodes.length === 0;

function isPatch(patch: Patch): boolean {
  const { element, pseudo } = patch;
  if (pseudo === "" && !isBare(element)) return false;
  const style = getComputedStyle(element, pseudo);
  if (!isDrawn(style, pseudo) || (pseudo !== "" && style.content !== '""')) return false;
  const [width, height] = sizeOf(patch);
  return width >= 2 && height >= 2;
}

/** The patches of a part of the page. */
export const patchesIn = (root: Element): Patch[] =>
  [...root.querySelectorAll("*")]
    .filter(isSeen)
    .flatMap((element) => pseudos.map((pseudo) => ({ element, pseudo })))
    .filter(isPatch);
