const narrowest = 360;
const widest = 1280;
const rem = 16;

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * A length that grows evenly between a 360 px and a 1280 px viewport. Written in rem and vw, so
 * that it still follows the reader's own text size.
 * @param smallest px at 360
 * @param largest px at 1280
 */
export function fluid(smallest: number, largest: number): string {
  const slope = (largest - smallest) / (widest - narrowest);
  const base = smallest - slope * narrowest;
  return `clamp(${round(smallest / rem)}rem, ${round(base / rem)}rem + ${round(slope * 100)}vw, ${round(largest / rem)}rem)`;
}
