import { nameOf, isSeen } from "./parts.ts";
import { isPatchSeen, patchesIn } from "./patches.ts";
import { isStateSeen, statefulIn } from "./states.ts";
import { groundUnder, standsOut } from "./colours.ts";

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
  );

const exempt = "svg, [aria-disabled=true], [data-disabled], :disabled";

/** Elements of a part of the page whose own words are too faint to read. */
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

/** What icons and charts of a part of the page are drawn of. */
const shapesIn = (root: Element): Element[] =>
  [...root.querySelectorAll("svg")]
    .filter(isSeen)
    .flatMap((svg) => [...svg.querySelectorAll(shapeSelector)]);

/** What a drawing must have (WCAG 2.2, 1.4.11). */
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
