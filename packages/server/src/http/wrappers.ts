import type { Schemas } from "@gemel/api";

/** A text that may be missing, as the contract wraps it. */
export const wrapString = (value: string | null): Schemas["NullString"] => ({
  Valid: value !== null,
  String: value ?? "",
});

/**
 * A choice that may be missing. Profiles only ever hold the contract's choices: the check of the request
 * let no other in.
 */
export const wrapChoice = <Wrapped>(value: string | null): Wrapped => wrapString(value) as Wrapped;

export const wrapInt32 = (value: number | null): Schemas["NullInt32"] => ({
  Valid: value !== null,
  Int32: value ?? 0,
});

export const wrapFloat64 = (value: number | null): Schemas["NullFloat64"] => ({
  Valid: value !== null,
  Float64: value ?? 0,
});

export const wrapBool = (value: boolean): Schemas["NullBool"] => ({ Valid: true, Bool: value });

/** A date (`YYYY-MM-DD`) that may be missing, as midnight UTC. */
export const wrapDate = (value: string | null): Schemas["NullTime"] => ({
  Valid: value !== null,
  Time: `${value ?? "0001-01-01"}T00:00:00Z`,
});

export const wrapTime = (value: Date | null): Schemas["NullTime"] => ({
  Valid: value !== null,
  Time: value?.toISOString() ?? "0001-01-01T00:00:00Z",
});
