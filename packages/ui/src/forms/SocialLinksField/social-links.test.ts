import { expect, it } from "vitest";
import { nextId, sameLinks, toRows, withScheme } from "./social-links.ts";

it("finds an id that no row has", () => {
  expect(nextId([])).toBe(0);
  expect(nextId([{ id: 7, platform: "", url: "" }])).toBe(8);
});

it("sees when the host changed its mind", () => {
  const first = { platform: "Instagram", url: "https://a.example" };
  const second = { platform: "Instagram", url: "https://b.example" };
  const rows = toRows([first, second]);
  expect(sameLinks(rows, [first, second])).toBe(true);
  expect(sameLinks(rows, [second])).toBe(false);
  expect(sameLinks(rows, [second, first])).toBe(false);
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
