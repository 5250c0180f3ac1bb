/** The arithmetic mean; 0 of nothing. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard deviation of the values themselves. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Pearson's correlation of two lists of the same length. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  const together = mean(one.map((value, index) => (value - a) * ((other[index] ?? 0) - b)));
  return together / (deviation(one) * deviation(other));
}

/** Returns the value that a given share of sorted values are below; rounded. */
export const quantile = (values: readonly number[], share: number): number =>
  rounded(values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? NaN);

/** Rounded for a file that people read. */
export const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits));
