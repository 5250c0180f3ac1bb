/** The middle of some numbers; of an even count the lower of both. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error("There is no median of nothing");
  return middle;
}
