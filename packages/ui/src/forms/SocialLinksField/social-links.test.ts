import { expect, it } from "vitest";
import { withScheme } from "./social-links.ts";

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
