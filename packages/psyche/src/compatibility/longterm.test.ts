import { expect, test } from "vitest";
import { longterm } from "./longterm.ts";
import type { Wishes } from "./member-inputs.ts";

const untold: Wishes = { has: null, wants: null };

const readWishes = (text: string): Wishes => {
  const [status, wants] = text.split(" ");
  return {
    has: status === "parent" ? true : status === "childless" ? false : null,
    wants: wants === "yes" || wants === "no" || wants === "open" ? wants : null,
  };
};

test.each([
  ["parent yes", "parent yes", "children_wanted", 1],
  ["parent yes", "parent open", "children_open", 1],
  ["parent yes", "parent no", "children_apart", 0.25],
  ["parent yes", "childless yes", "children_wanted", 1],
  ["parent yes", "childless open", "children_open", 1],
  ["parent yes", "childless no", "children_apart children_there", 0.25 * 0.7],
  ["parent open", "parent open", "children_open", 1],
  ["parent open", "parent no", "children_open", 1],
  ["parent open", "childless yes", "children_open", 1],
  ["parent open", "childless open", "children_open", 1],
  ["parent open", "childless no", "children_there", 0.7],
  ["parent no", "parent no", "", 1],
  ["parent no", "childless yes", "children_apart", 0.25],
  ["parent no", "childless open", "children_open", 1],
  ["parent no", "childless no", "children_there", 0.7],
  ["childless yes", "childless yes", "children_wanted", 1],
  ["childless yes", "childless open", "children_open", 1],
  ["childless yes", "childless no", "children_apart", 0.25],
  ["childless open", "childless open", "children_open", 1],
  ["childless open", "childless no", "children_open", 1],
  ["childless no", "childless no", "children_unwanted", 1],
  ["silent no", "childless no", "", 1],
  ["silent no", "parent no", "children_there", 0.7],
  ["parent silent", "childless no", "children_there", 0.7],
  ["parent silent", "parent no", "", 1],
])("%s and %s: %s", (one, other, reasons, left) => {
  const of = (text: string) => ({
    children: readWishes(text),
    pets: untold,
    plans: null,
    bond: null,
  });
  for (const [a, b] of [
    [of(one), of(other)],
    [of(other), of(one)],
  ] as const) {
    const inputs = longterm(a, b).flatMap(({ input }) => input ?? []);
    expect(inputs.flatMap(({ reason }) => reason?.reason ?? []).join(" ")).toBe(reasons);
    expect(inputs.reduce((all, { exclusion = 1 }) => all * exclusion, 1)).toBeCloseTo(left, 9);
  }
});
