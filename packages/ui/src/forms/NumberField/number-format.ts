/** A unit by its name in `Intl.NumberFormat`. */
export type NumberUnit = "centimeter" | "kilogram" | "kilometer" | "percent" | "year";

/** @param step a decimal such as 1 or 0.1, not in exponent form */
export const digitsOf = (step: number): number => String(step).split(".")[1]?.length ?? 0;

/**
 * How a number is written and read: as many digits after the point as the step has, and the unit.
 * @param step a decimal such as 1 or 0.1, not in exponent form
 */
export const numberFormat = (step: number, unit?: NumberUnit): Intl.NumberFormatOptions => ({
  maximumFractionDigits: digitsOf(step),
  ...(unit ? { style: "unit", unit, unitDisplay: "short" } : {}),
});

/**
 * The format of a number in a field, for reading and writing: without thousands separators, so that comma and
 * point can both be the decimal sign, and with more digits than a step may have, so that nothing typed is
 * rounded unseen.
 */
export const typedNumberFormat = (unit?: NumberUnit): Intl.NumberFormatOptions => ({
  ...numberFormat(1, unit),
  maximumFractionDigits: 6,
  useGrouping: false,
});
