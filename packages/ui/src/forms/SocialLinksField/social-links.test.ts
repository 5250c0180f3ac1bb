import { expect, it } from "vitest";
import { nextId, sameLinks, toLinks, toRows, withScheme } from "./social-links.ts";

const links = [
  { platform: "Instagram", url: "https://a.example" },
  { platform: "", url: "https://b.example" },
];

it("gives rows ids and takes them away again, half-filled rows included", () => {
  const rows = toRows(links);
  expect(rows.map((row) => row.id)).toEqual([0, 1]);
  expect(toLinks(rows)).toEqual(links);
});

it("finds an id that no row has", () => {
  expect(nextId([])).toBe(0);
  expect(nextId([{ id: 7, platform: "", url: "" }])).toBe(8);
});

it("sees when the host changed its mind", () => {
  const rows = toRows(links);
  expect(sameLinks(rows, links)).toBe(true);
  expect(sameLinks(rows, links.slice(1))).toBe(false);
  expect(sameLinks(rows, [...links].toReversed())).toBe(false);
});

it.each([
  ["www.instagram.com/ada", "https://www.instagram.com/ada"],
  [" films.example ", "https://films.example"],
  ["http://films.example", "http://films.example"],
  ["javascript:alert(1.5)", "javascript:alert(1.5)"],
  ["ada", "ada"],
  ["my page.example", "my page.example"],
  ["", ""],
])("%j becomes %j", (typed, completed) => {
  expect(withScheme(typed)).toBe(completed);
});
