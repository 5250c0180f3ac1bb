/** A unit by its name in `Intl.NumberFormat`. */
export type NumberUnit = "centimeter" | "kilogram" | "kilometer" | "percent" | "year";

const digits = (step: number): number => String(step).split(".")[1]?.length ?? 0;

/**
 * How a number is written and read: as many digits after the point as the step has, and the unit.
 *
 * @param step a decimal such as 1 or 0.1, not in exponent form
 */
export const numberFormat = (step: number, unit?: NumberUnit): Intl.NumberFormatOptions => ({
  maximumFractionDigits: digits(step),
  ...(unit ? { style: "unit", unit, unitDisplay: "short" } : {}),
});
