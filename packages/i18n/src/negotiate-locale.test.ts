import { expect, test } from "vitest";
import { defaultPreferredLanguage } from "./default-preferred-language.ts";
import { negotiateLanguage, negotiateLocale } from "./negotiate-locale.ts";

test.each([
  [{ stored: "it", account: "de", browser: "fr" }, "it"],
  [{ stored: null, account: "de", browser: "fr" }, "de"],
  [{ stored: undefined, account: undefined, browser: "fr-CA" }, "fr"],
  [{ stored: "es_MX" }, "es"],
  [{ stored: "DE-at" }, "de"],
  [{ stored: "xx", browser: "it" }, "it"],
  [{ browser: ["pt-BR", "es-AR", "fr"] }, "es"],
  [{ browser: ["pt", "nl"] }, "en"],
  [{ browser: "ja-JP" }, "ja"],
  [{ stored: "" }, "en"],
  [{ stored: "constructor" }, "en"],
  [{}, "en"],
])("shows %o in %s", (sources, locale) => {
  expect(negotiateLocale(sources)).toBe(locale);
});

test.each([
  [{ passed: "de", translation: "fr", browser: "it" }, "de"],
  [{ passed: null, translation: "fr", browser: "it" }, "fr"],
  [{ passed: "", translation: undefined, browser: "it-CH" }, "it"],
  [{ translation: "ja", browser: "es_ES" }, "es"],
  [{ passed: "pt", translation: "ja", browser: "ja" }, "en"],
  [{}, "en"],
])("preselects for %o %s", (sources, locale) => {
  expect(defaultPreferredLanguage(sources)).toBe(locale);
});

test.each([
  [{ stored: "de-CH" }, { texts: "de", formats: "de-CH" }],
  [{ stored: "de_AT" }, { texts: "de", formats: "de-AT" }],
  [
    { stored: "DE", browser: "en-GB" },
    { texts: "de", formats: "de" },
  ],
  [{ stored: "ja-JP" }, { texts: "ja", formats: "ja-JP" }],
  [
    { stored: "en", browser: ["de-CH", "en-GB"] },
    { texts: "en", formats: "en-GB" },
  ],
  [
    { account: "fr", browser: ["fr-CA"] },
    { texts: "fr", formats: "fr-CA" },
  ],
  [
    { stored: "de", browser: "de-Latn-CH-u-nu-arab" },
    { texts: "de", formats: "de-CH" },
  ],
  [{ stored: "de-AT-1996" }, { texts: "de", formats: "de-AT" }],
  [{ stored: "EN-us" }, { texts: "en", formats: "en-US" }],
  [{ stored: "es-419" }, { texts: "es", formats: "es-419" }],
  [
    { stored: "zh-Hant", account: "pt_BR", browser: ["nb-NO", "fr-CA"] },
    { texts: "fr", formats: "fr-CA" },
  ],
  [{ stored: "de-x_!" }, { texts: "de", formats: "de" }],
  [{}, { texts: "en", formats: "en" }],
])("for %o gives texts and formats %o", (sources, language) => {
  expect(negotiateLanguage(sources)).toEqual(language);
});
