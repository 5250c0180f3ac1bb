import { describe, expect, test } from "vitest";
import { checkId, checkText } from "./check-message.ts";

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
