import { expect, test } from "vitest";
import {
  appendPage,
  countOf,
  emptyList,
  hide,
  hidePending,
  type PagedList,
  restore,
  restorePending,
  confirm,
  shownOf,
  restarted,
} from "./items.ts";
import { pageOf } from "../testing/candidates.ts";

const idOf = (id: string) => id;
const list = (items: string[], more: Partial<PagedList<string>> = {}): PagedList<string> => ({
  ...emptyList,
  items,
  ...more,
});

test("a page is appended, present items stay, and no item is there twice", () => {
  const page = pageOf(["b", "c", "c"], "next", 7);
  expect(appendPage(list(["a", "b"]), page, idOf)).toEqual(
    list(["a", "b", "c"], { cursor: "next", total: 7 }),
  );
});

test("a page that adds nothing is the last, whatever it says", () => {
  for (const items of [[], ["a"]]) {
    expect(appendPage(list(["a"]), pageOf(items, "next", 7), idOf).cursor).toBeNull();
  }
});

test("who was taken away comes back in their place", () => {
  const hidden = hide(hide(list(["a", "b", "c"]), "b"), "b");
  expect(shownOf(hidden, idOf)).toEqual(["a", "c"]);
  expect(shownOf(restore(hidden, "b"), idOf)).toEqual(["a", "b", "c"]);
});

test("only what the server may not know yet outlives a new beginning", () => {
  const both = hidePending(hide(list(["a", "b", "c"]), "a"), "b");
  expect(restarted(both)).toEqual({ ...emptyList, hidden: ["b"], pending: ["b"] });
  expect(restarted(confirm(both, "b"))).toEqual(emptyList);
  expect(restore(both, "b").pending).toEqual([]);
});

test("decisions that are lost give everybody back whom they were about", () => {
  const both = hidePending(hide(list(["a", "b", "c"]), "a"), "b");
  expect(restorePending(both)).toEqual(list(["a", "b", "c"], { hidden: ["a"] }));
});

test.each<[string, PagedList<string>, number | null]>([
  ["the server's total without those taken away", list(["a"], { total: 9, hidden: ["a"] }), 8],
  ["who is there, without a total and a further page", list(["a", "b"]), 2],
  ["unknown, without a total and with a further page", list(["a"], { cursor: "next" }), null],
  ["never less than who is shown", list(["a", "b"], { total: 1 }), 2],
])("the count is %s", (_, counted, count) => {
  expect(countOf(counted, idOf)).toBe(count);
});
