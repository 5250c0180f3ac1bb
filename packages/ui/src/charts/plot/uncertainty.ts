import { clamp, corners, type Value } from "./geometry.ts";

/** How far the soft edge reaches to either side, in points of the scale, where nothing is sure. */
const widest = 24;

/** How many layers fade out towards the edge. */
const layers = [1, 0.7, 0.4] as const;

/**
 * Half the width of the soft edge around a shape, in points of the scale. It says "less sure" by
 * being wider; it is no interval of statistics, because none is known.
 * @param confidence 0 to 1, clamped
 */
export const marginOf = (confidence: number): number =>
  (1 - Math.min(1, Math.max(0, confidence))) * widest;

/** The band within `margin` points of some values, as an SVG path; a gap stays a gap. */
export function band(values: readonly Value[], margin: number) {
  const shifted = (by: number) =>
    corners(values.map((value) => (value === null ? null : value + by)));
  const inner = shifted(-margin);
  return shifted(margin)
    .map((point, axis, outer) => {
      const next = (axis + 1) % outer.length;
      return point && outer[next] && `M${point}L${outer[next]}L${inner[next]}L${inner[axis]}Z`;
    })
    .join("");
}

/**
 * The lengths of the bars that lie on each other to make the end of one soft, the longest first and the solid
 * one last: from a value less its standard error to that much more.
 * @param error in points of the scale; a value that is sure has one length
 */
export const softBar = (value: number, error: number): number[] =>
  (error > 0 ? [1, 0.6, 0.2, -0.2, -0.6, -1] : [0]).map((share) => clamp(value + share * error));

/** The bands that lie on each other to make an edge soft, the widest first. */
export const softEdge = (values: readonly Value[], margin: number): string[] =>
  margin > 0 ? layers.map((share) => band(values, margin * share)) : [];
