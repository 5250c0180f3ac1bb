// A point behind a letter belongs to a unit.
const signs = /(?<!\p{L})[.,]/gu;

/** A typed number with its decimal sign, a comma or a point, as `sign`. If there are two, neither is one. */
export const withDecimalSign = (typed: string, sign: string): string =>
  typed.match(signs)?.length === 1 ? typed.replace(signs, sign) : typed;
