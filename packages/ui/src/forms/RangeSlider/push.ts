/** Two ends; the lower is never above the upper. */
export type Range = readonly [lower: number, upper: number];

/**
 * Moves one end of a range to a new value; if it would pass the other end, that one moves along.
 * @param end 0 for the lower, 1 for the upper
 */
export const push = ([lower, upper]: Range, end: number, to: number): Range =>
  end === 0 ? [to, Math.max(to, upper)] : [Math.min(lower, to), to];
