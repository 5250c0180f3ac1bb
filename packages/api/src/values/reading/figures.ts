import { readText, unwrap } from "./nullable.ts";

/** An integer or a decimal, also one written as text; null if there is none or it is not finite. */
export function readNumber(value: unknown): number | null {
  const plain = unwrap(value, "Int32", "Float64");
  const number = typeof plain === "string" && plain.trim() !== "" ? Number(plain) : plain;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** A number of things: whole, and never less than none. */
export function readCount(value: unknown): number | null {
  const count = readNumber(value);
  return count !== null && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/** Milliseconds, in the year 5: a backend without wrappers writes no time as 0001-01-01. */
const earliest = -62e12;

/** A time in ISO 8601, or null if there is none. */
export function readTime(value: unknown): string | null {
  const plain = unwrap(value, "Time");
  return typeof plain === "string" && Date.parse(plain) > earliest ? plain : null;
}

const isDay = (date: string): boolean => {
  const moment = new Date(`${date}T00:00:00Z`);
  return moment.getTime() > earliest && moment.toISOString().startsWith(date);
};

/** A calendar date `YYYY-MM-DD`; the date as written, whatever zone the reader is in. */
export function readDate(value: unknown): string | null {
  const plain = unwrap(value, "Time");
  const date = typeof plain === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(plain)?.[0] : undefined;
  return date !== undefined && isDay(date) ? date : null;
}

/** A country as ISO 3166-1 alpha-2 in capitals, or as a backend without codes writes it; null if none. */
export function readCountry(value: unknown): string | null {
  const plain = readText(value)?.trim() ?? "";
  return /^[a-z]{2}$/i.test(plain) ? plain.toUpperCase() : plain || null;
}
