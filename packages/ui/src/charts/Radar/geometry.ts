export interface Point {
  x: number;
  y: number;
}

/** A value brought to 0–100 (SPEC.md section 9: radar values are clamped). */
export const clamp = (value: number): number => Math.min(100, Math.max(0, value));

/** The direction of an axis: the first points up, the others follow clockwise. Radians. */
const angle = (index: number, count: number): number => (index / count) * 2 * Math.PI - Math.PI / 2;

const round = (length: number): number => Math.round(length * 100) / 100;

/** Where `value` (0–100, clamped) lies on an axis, for a radar of radius `radius` around 0, 0. */
export function pointAt(index: number, count: number, value: number, radius: number): Point {
  const length = (clamp(value) / 100) * radius;
  const direction = angle(index, count);
  return { x: round(Math.cos(direction) * length), y: round(Math.sin(direction) * length) };
}

/** The outline of some values, one per axis, as SVG polygon points. */
export const outline = (values: readonly number[], radius: number): string =>
  values
    .map((value, index) => pointAt(index, values.length, value, radius))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
