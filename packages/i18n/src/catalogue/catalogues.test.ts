import { describe, expect, test } from "vitest";
import { locales, partialLocales } from "../locales.ts";
import { checkId, checkText } from "./check-message.ts";
import { glossary, glossaryProblems } from "./glossary.ts";
import { readCatalogue, readSource } from "./read-catalogue.ts";

const source = readSource();
const ids = Object.keys(source);
const english = readCatalogue("en");

describe("the English catalogue", () => {
  test("is sorted by id", () => {
    expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test("names every text area.name", () => {
    expect(ids.filter((id) => checkId(id).length > 0)).toEqual([]);
  });

  test("describes every text to translators", () => {
    expect(ids.filter((id) => (source[id]?.description.trim().length ?? 0) < 5)).toEqual([]);
  });
});

describe.each(locales)("%s", (locale) => {
  const texts = readCatalogue(locale);

  test("has every text and no other", () => {
    expect(Object.keys(texts)).toEqual(ids);
  });

  test("has texts that are right", () => {
    const wrong = Object.entries(texts).flatMap(([id, text]) =>
      checkText(locale, text, english[id] ?? "").map((problem) => `${id}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(partialLocales)("%s, a partial set", (locale) => {
  const texts = readCatalogue(locale);

  test("has a dozen texts or more, none that English lacks", () => {
    expect(Object.keys(texts).length).toBeGreaterThanOrEqual(12);
    expect(Object.keys(texts).filter((id) => !(id in source))).toEqual([]);
  });

  test("has texts that are right", () => {
    const wrong = Object.entries(texts).flatMap(([id, text]) =>
      checkText(locale, text, english[id] ?? "").map((problem) => `${id}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("the glossary", () => {
  test.each(["fr", "de", "it", "es"] as const)(
    "holds in %s, informal address included",
    (locale) => {
      expect(glossaryProblems(locale, english, readCatalogue(locale))).toEqual([]);
    },
  );

  test("excepts only texts that are there", () => {
    expect(Object.keys(glossary.exceptions).filter((id) => !(id in source))).toEqual([]);
  });

  test("sees a wrong word, a formal address and a missing term", () => {
    expect(
      glossaryProblems(
        "de",
        { a: "Your nickname", b: "Your twin", c: "Your nickname" },
        { a: "Ihr Nickname", b: "Dein Zwilling", c: "Dein Spitzname" },
      ),
    ).toEqual(["a: says Ihr", "c: says Spitzname", 'c: nickname is "Nickname"']);
  });
});
