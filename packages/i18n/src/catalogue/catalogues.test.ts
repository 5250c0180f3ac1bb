import { describe, expect, test } from "vitest";
import { locales, partialLocales } from "../locales.ts";
import { checkDescription, checkId, checkText } from "./check-message.ts";
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

  test("describes every text to translators who cannot see the screen", () => {
    const wrong = Object.entries(source).flatMap(([id, { description, message }]) =>
      checkDescription(description, message).map((problem) => `${id}: ${problem}`),
    );
    expect(wrong).toEqual([]);
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

const translated = ["fr", "de", "it", "es"] as const;

/** English texts that a language says alike. */
const alike: Readonly<Record<(typeof translated)[number], readonly string[]>> = {
  fr: [
    "Cancel = Undo",
    "Delete = Discard",
    "Log in = Login",
    "More = Most",
    "Send = Submit",
    "Try again = Try now",
    "Voice message from {name} = Voice message of {name}",
  ],
  de: [
    "All = Anyone",
    "Cancel = Stop",
    "Confirm new password = Repeat the new password",
    "Conversations = Talk",
    "Discard = Dismiss",
    "Failed to load profile. = The profile did not load.",
    "Log in = Login",
    "Logout = Sign out",
    "Other = Other gender = People of another gender",
    "Verify my email = Verify your email",
    "Voice message from {name} = Voice message of {name}",
  ],
  it: [
    "Cancel = Undo",
    "Delete = Discard",
    "Leave = Logout",
    "Like = Likes",
    "Log in = Login",
    "More = Other = Something else",
    "Send = Submit",
  ],
  es: [
    "Audit trail = Register",
    "Confirm new password = Repeat the new password",
    "Failed to load profile. = The profile did not load.",
    "Leave = Logout",
    "More = Most",
    "Send = Submit",
  ],
};

test.each(translated)("%s says alike only what may be alike", (locale) => {
  const sources = new Map<string, Set<string>>();
  for (const [id, text] of Object.entries(readCatalogue(locale)))
    sources.set(text, (sources.get(text) ?? new Set()).add(english[id] ?? ""));
  const found = [...sources.values()]
    .filter(({ size }) => size > 1)
    .map((texts) => [...texts].toSorted().join(" = "));
  expect(found.toSorted()).toEqual(alike[locale]);
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
  test.each(translated)("holds in %s, informal address included", (locale) => {
    expect(glossaryProblems(locale, english, readCatalogue(locale))).toEqual([]);
  });

  test("excepts only texts and terms that are there", () => {
    const known = new Set(["address", ...glossary.terms.map(({ en }) => en)]);
    const lost = glossary.exceptions.filter(({ id, of }) => !(id in source) || !known.has(of));
    expect(lost).toEqual([]);
  });

  test("sees through arguments, branches and tags", () => {
    const said = { a: "{who, select, own {Your <em>digital</em> twin} other {A twin}}" };
    const german = {
      a: "{who, select, own {Dein <em>digitaler</em> Zwilling} other {Ein Zwilling}}",
    };
    expect(glossaryProblems("de", said, german)).toEqual([]);
    expect(glossaryProblems("de", said, { a: "{twin, select, other {Zwilling}}" })).toEqual([
      `a: digital twin is "${glossary.terms.find(({ en }) => en === "digital twin")?.de}"`,
    ]);
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
