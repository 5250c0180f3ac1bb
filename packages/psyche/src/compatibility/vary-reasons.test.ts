import { expect, test } from "vitest";
import {
  bondNames,
  loveLanguageNames,
  pastimeNames,
  planNames,
  valueNames,
} from "../instrument/design.ts";
import type { Reason } from "./reasons.ts";
import { cardsRemembered, reasonCode, varyReasons } from "./vary-reasons.ts";

const shared = (value: "care" | "freedom"): Reason => ({
  dimension: "values",
  reason: "value_shared",
  params: { value },
});
const apart: Reason = { dimension: "values", reason: "values_apart", params: {} };

test("the rarest reason of the list is shown first", () => {
  const lists = [[shared("care"), shared("freedom")], [shared("care")], [shared("care")]];
  expect(varyReasons(lists)).toEqual([shared("freedom"), shared("care"), undefined]);
});

test("a sentence stands on twenty cards twice at most, and comes again after them", () => {
  const shown = varyReasons(
    Array.from({ length: 41 }, (_none, index) => (index % 2 === 0 ? [shared("care")] : [])),
  );
  const places = shown.flatMap((reason, index) => (reason === undefined ? [] : [index]));
  expect(places).toEqual([0, 2, 20, 22, 40]);
});

test("a list goes on where the one before it ended", () => {
  const all = Array.from({ length: 60 }, (_none, index) =>
    index % 3 === 0 ? [shared("care"), shared("freedom"), apart] : [shared("care")],
  );
  const [first, second] = [all.slice(0, 17), all.slice(17)];
  const begun = varyReasons(first);
  const codes = begun.map(reasonCode);
  const shown = [...begun, ...varyReasons(second, codes.slice(-cardsRemembered))].map(reasonCode);
  const tooOften = shown.filter((code, index) => {
    const row = shown.slice(index, index + 20);
    const uses = row.filter((each) => each === code).length;
    return code !== 0 && (uses > 2 || shown[index + 1] === code);
  });
  expect(tooOften).toEqual([]);
  expect(varyReasons(second)).not.toEqual(varyReasons(second, codes));
});

test("no two reasons have the same code, and none that of no reason", () => {
  const levels = ["high", "low"] as const;
  const plain: readonly [Reason["dimension"], string][] = [
    ["social", "pace_apart warm_both frank_both company_apart some_of_both"],
    ["values", "values_apart curiosity_apart some_of_both"],
    ["emotional", "love_apart calm_both deep_feelings some_of_both"],
    ["lifestyle", "pastimes_apart order_apart some_of_both"],
    ["longterm", "children_wanted children_unwanted children_open children_apart children_there"],
    ["longterm", "plans_apart bond_apart pets_wanted pets_unwanted pets_open pets_apart"],
    ["longterm", "some_of_both"],
  ];
  const named: readonly [Reason["dimension"], string, string, readonly string[]][] = [
    ["social", "pace_alike company_alike", "level", levels],
    ["values", "curiosity_alike", "level", levels],
    ["values", "value_shared value_dear", "value", valueNames],
    ["emotional", "gives_what_other_wants", "language", loveLanguageNames],
    ["lifestyle", "order_alike", "level", levels],
    ["lifestyle", "pastime_shared pastime_dear", "pastime", pastimeNames],
    ["longterm", "plan_shared plan_dear", "plan", planNames],
    ["longterm", "bond_shared", "bond", bondNames],
  ];
  const all = [
    ...plain.flatMap(([dimension, names]) =>
      names.split(" ").map((reason) => ({ dimension, reason, params: {} })),
    ),
    ...named.flatMap(([dimension, names, param, values]) =>
      names
        .split(" ")
        .flatMap((reason) =>
          values.map((value) => ({ dimension, reason, params: { [param]: value } })),
        ),
    ),
  ] as Reason[];
  const codes = new Set([undefined, ...all].map(reasonCode));
  expect(codes.size).toBe(all.length + 1);
});

test("a difference between two is shown only without a reason in favour", () => {
  const lists = [[shared("care"), apart], [shared("freedom"), apart], [apart]];
  expect(varyReasons(lists)).toEqual([shared("care"), shared("freedom"), apart]);
});
