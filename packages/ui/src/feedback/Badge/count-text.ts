/** A count in the language's digits; above `max`, that number and a plus. */
export const countText = (
  formatNumber: (value: number) => string,
  count: number,
  max: number,
): string => (count > max ? `${formatNumber(max)}+` : formatNumber(count));
