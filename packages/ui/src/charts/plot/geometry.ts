/** A value of an axis; null, never 0, if there is too little data. */
export type Value = number | null;

/** The position of a value in the drawing, as "x,y"; null if there is no value. */
export type Corner = string | null;

/** A value brought to 0 to 100 (docs/product.md section 9: radar values are clamped). */
export const clamp = (value: number): number => Math.min(100, Math.max(0, value));

/**
 * The positions of values, one on each of five axes. The middle of the drawing is 0,0 and its edge 100 away;
 * the first axis points up, the others follow clockwise.
 */
export const corners = (values: readonly Value[]): Corner[] =>
  values.map((value, axis) => {
    if (value === null) return null;
    const angle = (axis * 0.4 - 0.5) * Math.PI;
    const length = clamp(value);
    return `${(Math.cos(angle) * length).toFixed(1)},${(Math.sin(angle) * length).toFixed(1)}`;
  });

/** The area that corners enclose, as the points of an SVG polygon; at a gap it is open to the middle. */
export const area = (all: readonly Corner[]): string =>
  all.map((point) => point ?? "0,0").join(" ");

/**
 * The sides between corners, as an SVG path in which every corner begins a new line. A side that lacks an end
 * is left out. A corner without sides stays as a point with some length, without which its dash is not drawn.
 */
export const outline = (all: readonly Corner[]): string =>
  all
    .map((point, axis) => {
      const next = all[(axis + 1) % all.length];
      return point && `M${point}${next ? `L${next}` : "h.1"}`;
    })
    .join("");

const ring = (value: number): Corner[] => corners([value, value, value, value, value]);

/** Two lines of the scale and the five axes, as an SVG path. */
export const grid: string =
  [50, 100].map((value) => outline(ring(value))).join("") +
  ring(100)
    .map((end) => `M0,0L${end}`)
    .join("");
