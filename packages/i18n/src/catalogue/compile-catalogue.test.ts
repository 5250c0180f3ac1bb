import { brotliCompressSync } from "node:zlib";
import { createIntl } from "@formatjs/intl";
import { describe, expect, test } from "vitest";
import { areas, bundles, type Bundle } from "../bundles.ts";
import { expandMessages } from "../expand-messages.ts";
import { jointTags } from "../joints.ts";
import { locales, partialLocales } from "../locales.ts";
import type { MessageId } from "../message-id.ts";
import type { Messages } from "../messages.ts";
import { compileCatalogue } from "./compile-catalogue.ts";
import { pseudoCatalogue } from "./pseudo-catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";

const every = [...locales, ...partialLocales];
const all = (): boolean => true;
const intlOf = (locale: string, messages: Messages) =>
  createIntl({
    locale,
    messages: messages as Record<MessageId, Messages[string]>,
    defaultRichTextElements: jointTags,
  });

describe("what a language lacks", () => {
  const lacking = Object.entries(readCatalogue("en")).find(
    ([id, text]) => text.startsWith("{count, plural, one") && !(id in readCatalogue("ja")),
  );

  test("is there in English, with English's singular and plural", () => {
    const id = lacking?.[0] as MessageId;
    const japanese = intlOf("ja", expandMessages(compileCatalogue("ja", all)));
    const english = intlOf("en", expandMessages(compileCatalogue("en", all)));
    for (const count of [0, 1, 2, 21]) {
      expect(japanese.formatMessage({ id }, { count })).toBe(
        english.formatMessage({ id }, { count }),
      );
    }
  });
});

test.each([
  ["fr", "Anna", "Le jumeau d’Anna"],
  ["fr", "Élodie", "Le jumeau d’Élodie"],
  ["fr", "Yves", "Le jumeau d’Yves"],
  ["fr", "Yasmine", "Le jumeau de Yasmine"],
  ["es", "Anna", "El gemelo de Anna"],
] as const)("%s joins %s to the words before", (locale, name, said) => {
  const intl = intlOf(locale, expandMessages(compileCatalogue(locale, all)));
  expect(intl.formatMessage({ id: "chat.list.twinOf" }, { name })).toBe(said);
});

test("the pseudo-locale keeps arguments and lengthens words", () => {
  const pseudo = intlOf("en-XA", expandMessages(pseudoCatalogue(all)));
  expect(pseudo.formatMessage({ id: "home.welcome" }, { name: "Mara" })).toMatch(
    /^\[.{12,}Mara\]$/,
  );
  expect(pseudo.formatMessage({ id: "home.welcome" }, { name: "Mara" })).not.toContain("Welcome");
});

test("every area has texts", () => {
  const used = new Set(Object.keys(readCatalogue("en")).map((id) => id.split(".")[0]));
  expect([...used].toSorted()).toEqual(areas.toSorted());
});

describe("sizes, brotli", () => {
  const size = (locale: (typeof every)[number], wanted: readonly string[]): number =>
    brotliCompressSync(
      JSON.stringify(compileCatalogue(locale, (id) => wanted.includes(id.split(".")[0] ?? ""))),
    ).length;

  test.each(every)("a first screen loads at most 12 kB of texts in %s", (locale) => {
    expect(size(locale, bundles.core)).toBeLessThanOrEqual(12_000);
  });

  test.each(["home", "profile"] satisfies Bundle[])(
    "core and %s stay within it together",
    (bundle) => {
      const sizes = every.map(
        (locale) => size(locale, bundles.core) + size(locale, bundles[bundle]),
      );
      expect(Math.max(...sizes)).toBeLessThanOrEqual(12_000);
    },
  );
});
