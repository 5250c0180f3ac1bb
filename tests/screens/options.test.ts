import { expect, test } from "vitest";
import { readArguments } from "@gemel/command/arguments";
import { commandLine, looksOf, readOptions } from "./options.ts";

const looks = (...args: string[]): string[] => {
  const given = readArguments(commandLine, args);
  if (given === "help") return [];
  return looksOf(readOptions(given)).map((look) => `${look.language} ${look.width} ${look.theme}`);
};

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
  ["--route", "/nope"],
  ["--language", "ja"],
  ["--theme", "plum"],
  ["--width", "400"],
])("%s %s is refused with what there is", (option, value) => {
  const what = option.slice(2);
  expect(() => looks(option, value)).toThrow(`There is no ${what} "${value}": choose of `);
});
