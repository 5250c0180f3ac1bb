/**
 * The one place where "may arrive in two forms" ends: a wrapper `{ Valid, String | Int32 | Float64 |
 * Bool | Time }`, a plain value, null or nothing become a plain value or null (DESIGN.md, decision 1).
 */
interface Wrapper {
  readonly Valid: boolean;
  readonly String?: string;
  readonly Int32?: number;
  readonly Float64?: number;
  readonly Bool?: boolean;
  readonly Time?: string;
}

type Arriving<Plain> = Wrapper | Plain | null | undefined;

function isWrapper(value: unknown): value is Wrapper {
  return typeof value === "object" && value !== null && "Valid" in value;
}

/** Text, or null where there is none. An empty text that is valid stays an empty text. */
export function readText(value: Arriving<string>): string | null {
  const plain = isWrapper(value) ? (value.Valid ? value.String : null) : value;
  return typeof plain === "string" ? plain : null;
}

/** An integer or a decimal, or null where there is none or it is not finite. */
export function readNumber(value: Arriving<number>): number | null {
  const plain = isWrapper(value) ? (value.Valid ? (value.Int32 ?? value.Float64) : null) : value;
  return typeof plain === "number" && Number.isFinite(plain) ? plain : null;
}

/** Yes or no, or null where neither was said. */
export function readBoolean(value: Arriving<boolean>): boolean | null {
  const plain = isWrapper(value) ? (value.Valid ? value.Bool : null) : value;
  return typeof plain === "boolean" ? plain : null;
}

/** A moment in ISO 8601, or null where there is none. */
export function readTime(value: Arriving<string>): string | null {
  const plain = isWrapper(value) ? (value.Valid ? value.Time : null) : value;
  return typeof plain === "string" ? plain : null;
}

/** A calendar date `YYYY-MM-DD`; the date as written, whatever zone the reader is in. */
export function readDate(value: Arriving<string>): string | null {
  const time = readTime(value);
  return time === null ? null : (/^\d{4}-\d{2}-\d{2}/.exec(time)?.[0] ?? null);
}

/** One of `choices`, or null where it is missing or none that this app knows. */
export function readChoice<Choice extends string>(
  choices: readonly Choice[],
  value: Arriving<string>,
): Choice | null {
  const plain = readText(value);
  return choices.find((choice) => choice === plain) ?? null;
}
