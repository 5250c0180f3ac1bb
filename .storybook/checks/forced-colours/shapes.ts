import { groundUnder, standsOut } from "./colours.ts";
import { isSeen } from "./parts.ts";

const shapes = "path, circle, rect, line, polygon, polyline, ellipse, text";

/** @param least - ratio to the ground that the drawing lies on */
export function isShapeSeen(shape: Element, least: number): boolean {
  const { fill, stroke } = getComputedStyle(shape);
  const under = groundUnder(shape);
  return [fill, stroke].some(
    (paint) => paint.startsWith("url") || (paint !== "none" && standsOut(paint, under, least)),
  );
}

/** What icons and charts of a part of the page are drawn of. */
export const shapesIn = (root: Element): Element[] =>
  [...root.querySelectorAll("svg")]
    .filter(isSeen)
    .flatMap((svg) => [...svg.querySelectorAll(shapes)]);
