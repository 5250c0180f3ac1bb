/** Wrappers for updates. Null clears: the value is then the zero of its type, which is ignored. */

/** Text; an empty one counts as none, because a form has no other way to say so. */
export function wrapText<Text extends string>(
  value: Text | null,
): { Valid: boolean; String: Text | "" } {
  return value === null || value === ""
    ? { Valid: false, String: "" }
    : { Valid: true, String: value };
}

/** A 32-bit integer; decimals are rounded. */
export function wrapInteger(value: number | null): { Valid: boolean; Int32: number } {
  return value === null ? { Valid: false, Int32: 0 } : { Valid: true, Int32: Math.round(value) };
}

/** A decimal, rounded to the nearest 0.1. */
export function wrapDecimal(value: number | null): { Valid: boolean; Float64: number } {
  return value === null
    ? { Valid: false, Float64: 0 }
    : { Valid: true, Float64: Math.round(value * 10) / 10 };
}

export function wrapBoolean(value: boolean | null): { Valid: boolean; Bool: boolean } {
  return { Valid: value !== null, Bool: value ?? false };
}

/** A calendar date `YYYY-MM-DD` as midnight UTC. */
export function wrapDate(value: string | null): { Valid: boolean; Time: string } {
  return value === null || value === ""
    ? { Valid: false, Time: "0001-01-01T00:00:00Z" }
    : { Valid: true, Time: `${value}T00:00:00Z` };
}
