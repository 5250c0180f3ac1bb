import { nameOf, isSeen, isDrawn, pseudos } from "./parts.ts";
import { isStateSeen, statefulIn } from "./states.ts";
import { groundUnder, standsOut, colourOf, isOpaque } from "./colours.ts";

/** A part that is nothing but its ground: a thumb, a line, the filled part of a bar. */
interface Patch {
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
function isPatchSeen({ element, pseudo }: Patch, min: number): boolean {
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
const patchesIn = (root: Element): Patch[] =>
  [...root.querySelectorAll("*")]
    .filter(isSeen)
    .flatMap((element) => pseudos.map((pseudo) => ({ element, pseudo })))
    .filter(isPatch);

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
  );

const exempt = "svg, [aria-disabled=true], [data-disabled], :disabled";

/** Elements of a part of the page whose own text is too faint to read. */
const faintTextIn = (root: Element): Element[] =>
  [...root.querySelectorAll("*")].filter(
    (element) =>
      hasWords(element) &&
      isSeen(element) &&
      element.closest(exempt) === null &&
      !standsOut(getComputedStyle(element).color, groundUnder(element), 4.5),
  );

const shapeSelector = "path, circle, rect, line, polygon, polyline, ellipse, text";

/** @param least - ratio to the ground that the drawing lies on */
function isShapeSeen(shape: Element, min: number): boolean {
  const { fill, stroke } = getComputedStyle(shape);
  const under = groundUnder(shape);
  return [fill, stroke].some(
    (paint) => paint.startsWith("url") || (paint !== "none" && standsOut(paint, under, min)),
  );
}

/** The SVG shapes that icons and charts in a part of the page consist of. */
const shapesIn = (root: Element): Element[] =>
  [...root.querySelectorAll("svg")]
    .filter(isSeen)
    .flatMap((svg) => [...svg.querySelectorAll(shapeSelector)]);

/** The least contrast of a drawing (WCAG 2.2, 1.4.11). */
const graphic = 3;

function withoutTransitions(): () => void {
  const still = document.createElement("style");
  still.textContent = "*, *::before, *::after { transition: none !important }";
  document.head.append(still);
  return () => still.remove();
}

/**
 * Looks at a part of the page as it is, and again when its colours are the system's, which leave no
 * ground, no tint and no shadow.
 * @param force - switches forced colours on or off
 * @returns what only a colour showed, and is no longer visible, a line each
 */
export async function lostInForcedColours(
  root: Element,
  force: (isForced: boolean) => Promise<void>,
): Promise<string[]> {
  const allow = withoutTransitions();
  const patches = patchesIn(root).filter((patch) => isPatchSeen(patch, graphic));
  const shapes = shapesIn(root);
  const seen = shapes.filter((shape) => isShapeSeen(shape, graphic));
  const hidden = shapes.filter((shape) => !isShapeSeen(shape, 1.05));
  const states = statefulIn(root).filter(isStateSeen);
  await force(true);
  const found = [
    ...patches
      .filter((patch) => !isPatchSeen(patch, 1.3))
      .map(({ element, pseudo }) => `gone: ${nameOf(element, pseudo)}`),
    ...seen
      .filter((shape) => !isShapeSeen(shape, graphic))
      .map((shape) => `too faint: ${nameOf(shape)}`),
    ...hidden
      .filter((shape) => isShapeSeen(shape, graphic))
      .map((shape) => `shown unasked: ${nameOf(shape)}`),
    ...states
      .filter((state) => !isStateSeen(state))
      .map(({ element, attributes }) => `${attributes[0]} of ${nameOf(element)}`),
    ...faintTextIn(root).map((element) => `too faint: ${nameOf(element)}`),
  ];
  await force(false);
  allow();
  return found;
}
