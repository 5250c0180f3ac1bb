import { isDeepStrictEqual } from "node:util";
import type { Difference } from "./change.ts";

const LONGEST_VALUE = 100;
const LONGEST_SHARED_START = 30;

function textOf(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replaceAll(/\s+/g, " ").trim();
}

const shorten = (text: string): string =>
  text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;

/** Returns the index of the first difference of two long texts, a few words earlier. */
function startOf(was: string, now: string): number {
  if (Math.max(was.length, now.length) <= LONGEST_VALUE) return 0;
  const differing = [...was].findIndex((letter, index) => letter !== now[index]);
  const sharedLength = differing === -1 ? was.length : differing;
  if (sharedLength <= LONGEST_SHARED_START) return 0;
  return was.lastIndexOf(" ", sharedLength - LONGEST_SHARED_START / 2) + 1;
}

const without = (some: readonly unknown[], others: readonly unknown[]): readonly unknown[] =>
  some.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));

const listOf = (word: string, values: readonly unknown[]): readonly string[] =>
  values.length === 0
    ? []
    : [`${word} ${values.map((value) => shorten(textOf(value))).join(", ")}`];

/** Describes a difference in one line: removed and new list items, long texts from the first difference. */
export function inWords({ was, now }: Difference): string {
  if (Array.isArray(was) && Array.isArray(now)) {
    const parts = [...listOf("gone", without(was, now)), ...listOf("new", without(now, was))];
    return parts.length > 0 ? parts.join("; ") : "another order";
  }
  const [older, newer] = [textOf(was), textOf(now)];
  const start = startOf(older, newer);
  const cut = (text: string) => (start > 0 ? `…${shorten(text.slice(start))}` : shorten(text));
  return `${cut(older)} → ${cut(newer)}`;
}
