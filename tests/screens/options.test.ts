import { expect, test } from "vitest";
import { looksOf, readOptions } from "./options.ts";

const looks = (...args: string[]): string[] =>
  looksOf(readOptions(args)).map(({ language, width, theme }) => `${language} ${width} ${theme}`);

test("German and English are drawn in every look, the other languages in one", () => {
  const all = looks();
  expect(all.filter((look) => look.startsWith("de"))).toHaveLength(9);
  expect(all.filter((look) => look.startsWith("en"))).toHaveLength(9);
  expect(all.filter((look) => /^(fr|it|es)/.test(look))).toEqual([
    "fr 360 light",
    "it 360 light",
    "es 360 light",
  ]);
});

test("options choose a part, in languages that would not have it as well", () => {
  expect(looks("--language", "fr", "--theme", "dark", "--width", "768", "--width", "1280")).toEqual(
    ["fr 768 dark", "fr 1280 dark"],
  );
});

test.each([
  ["--language", "ja"],
  ["--theme", "plum"],
  ["--width", "400"],
])("%s %s is refused with what there is", (option, value) => {
  expect(() => readOptions([option, value])).toThrow(`${option} is one of `);
});
