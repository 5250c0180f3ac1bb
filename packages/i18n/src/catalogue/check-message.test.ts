import { describe, expect, test } from "vitest";
import { checkDescription, checkId, checkText } from "./check-message.ts";

describe("checkId", () => {
  test.each(["auth.login.title", "home.guide.profile_completed.title"])("accepts %s", (id) => {
    expect(checkId(id)).toEqual([]);
  });

  test.each(["login", "nowhere.title", "auth.Login", "auth.", "auth.log-in"])(
    "refuses %s",
    (id) => {
      expect(checkId(id)).toHaveLength(1);
    },
  );
});

describe("checkDescription", () => {
  test("accepts a description of the place and the arguments of a text", () => {
    const description = "Button that removes a row of links; {number} says which";
    expect(checkDescription(description, "Remove link {number, number}")).toEqual([]);
  });

  test.each([
    ["Label", "Name", ["is too short: say where the text stands, in four words or more"]],
    ["Go back to the list", "Go back to the list", ["says what the text says"]],
    [
      "The button below that heading",
      "Go",
      ['says "that heading": translators see one text at a time'],
    ],
    ["Heading of the start page", "Hello, <em>{name}</em>", ["does not say what {name} is"]],
  ])("refuses %s", (description, english, problems) => {
    expect(checkDescription(description, english)).toEqual(problems);
  });
});

describe("checkText", () => {
  const english = "{count, plural, one {# day} other {# days}}";

  test("accepts every plural category of the language", () => {
    const french = "{count, plural, one {# jour} many {# de jours} other {# jours}}";
    expect(checkText("fr", french, english)).toEqual([]);
  });

  test("refuses a plural without a category that the language has", () => {
    const french = "{count, plural, one {# jour} other {# jours}}";
    expect(checkText("fr", french, english)).toEqual(["plural of count lacks many"]);
  });

  test.each([
    ["fr", "# jours", "# jours", ['many of count says # jours; millions are joined: "de", "di"']],
    ["fr", "# d’étapes", "# étapes", []],
    ["it", "# di giorni", "# giorni", []],
    ["es", "Quedan #.", "Quedan #.", []],
    ["es", "# de días", "# día", ["many and other of count differ"]],
  ])("knows how %s counts millions: %s, %s", (locale, many, other, problems) => {
    const text = `{count, plural, one {#} many {${many}} other {${other}}}`;
    expect(checkText(locale, text, english)).toEqual(problems);
  });

  test.each([
    ["# Tag", "# Tag", ["one and other of count are the same"]],
    ["# Zeichen", "# Zeichen", []],
  ])("refuses one form for one and for more: %s, %s", (one, other, problems) => {
    const text = `{count, plural, one {${one}} other {${other}}}`;
    expect(checkText("de", text, english)).toEqual(problems);
  });

  test("refuses a branch without the number that English says there", () => {
    expect(checkText("de", "{count, plural, one {Tag} other {# Tage}}", english)).toEqual([
      "one of count has no number",
    ]);
  });

  test("refuses other arguments than the English text's", () => {
    expect(checkText("de", "{tage} Tage", english)).toEqual([
      "takes {tage: text} where English takes {count: plural}",
    ]);
  });

  test("refuses tags that no component knows", () => {
    expect(checkText("en", "<script>x</script>", "<script>x</script>")).toEqual([
      "tag not allowed: script: tag",
    ]);
  });

  test.each([
    ["de", "Ein {offener", "not an ICU message: EXPECT_ARGUMENT_CLOSING_BRACE"],
    ["de", "Gut — schlecht", "has a dash; use a comma, a colon or a full stop"],
    ["de", " Rand", "empty, or space at an end"],
    ["de", "", "empty, or space at an end"],
    ["fr", "Quoi ?", "apostrophe or space of the wrong kind"],
    ["it", "l'ora", "apostrophe or space of the wrong kind"],
    ["en", "{n, selectordinal, one {#st} other {#th}}", "ordinals are not supported"],
  ])("refuses in %s: %s", (locale, text, problem) => {
    expect(checkText(locale, text, locale === "en" ? text : "x")).toContain(problem);
  });
});
