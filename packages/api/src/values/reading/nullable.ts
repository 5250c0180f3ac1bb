/**
 * The one place where "may arrive in two forms" ends: a wrapper `{ Valid, String | Int32 | Float64 |
 * Bool | Time }`, a plain value, null or nothing become a plain value or null (decision 0001).
 * These readers take whatever arrives and never throw.
 */
export function unwrap(value: unknown, ...names: string[]): unknown {
  if (typeof value !== "object" || value === null || !("Valid" in value)) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return fields.Valid === true
    ? names.map((name) => fields[name]).find((one) => one !== undefined)
    : null;
}

/** Text, or null if there is none. A valid empty text stays an empty text. */
export function readText(value: unknown): string | null {
  const plain = unwrap(value, "String");
  return typeof plain === "string" ? plain : null;
}

/** Text with something in it, or null. */
export function readNonEmpty(value: unknown): string | null {
  const text = readText(value);
  return text === null || text.trim() === "" ? null : text;
}

/** An id, which may be a number in other backends; null if there is none. */
export const readId = (value: unknown): string | null =>
  typeof value === "number" && Number.isFinite(value) ? String(value) : readNonEmpty(value);

/** Yes or no, or null if neither was given. */
export function readBoolean(value: unknown): boolean | null {
  const plain = unwrap(value, "Bool");
  return typeof plain === "boolean" ? plain : null;
}

/** One of `choices` in any letter case; null if it is missing or unknown to this app. */
export function readChoice<Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
): Choice | null {
  const plain = readText(value)?.trim().toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === plain) ?? null;
}
