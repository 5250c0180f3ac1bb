import { expect, it } from "vitest";
import { countText } from "./count-text.ts";

const german = new Intl.NumberFormat("de");
const text = (count: number, max: number) => countText(german.format, count, max);

it("writes a count up to its greatest, then the greatest and a plus", () => {
  expect([0, 99, 100].map((count) => text(count, 99))).toEqual(["0", "99", "99+"]);
});

it("writes it as the language does", () => {
  expect([text(1500, 2000), text(2500, 2000)]).toEqual(["1.500", "2.000+"]);
});
