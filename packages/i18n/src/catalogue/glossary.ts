import { readFileSync } from "node:fs";
import { parse, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { OfferedLocale } from "../locales.ts";
import type { Catalogue } from "./read-catalogue.ts";

type Translated = Exclude<OfferedLocale, "en">;

interface Term extends Readonly<Record<Translated, string>> {
  readonly en: string;
  /** The meaning of the term, for translators. */
  readonly note: string;
  /** A regular expression that finds the term in an English text. @default the word, also in the plural */
  readonly english?: string;
}

interface Exception {
  readonly id: string;
  /** The term, or `address` for words that would address a member formally. */
  readonly of: string;
  readonly because: string;
}

/** The rules for translators. A translation of a term is its word, then other forms after `|`. */
export interface Glossary {
  /** How each language addresses the member. */
  readonly address: Readonly<Record<OfferedLocale, string>>;
  /** How each language avoids to guess the member's gender. */
  readonly gender: Readonly<Record<OfferedLocale, string>>;
  readonly terms: readonly Term[];
  /** Words that a language's texts never say. */
  readonly avoid: Readonly<Record<Translated, readonly string[]>>;
  /** Words that would address a member formally. */
  readonly formal: Readonly<Record<Translated, readonly string[]>>;
  readonly exceptions: readonly Exception[];
}

export const glossary: Glossary = JSON.parse(
  readFileSync(new URL("../../glossary.json", import.meta.url), "utf8"),
);

const word = (words: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{Letter}-])(?:${words})(?![\\p{Letter}])`, `u${flags}`);

const isExcepted = (id: string, of: string): boolean =>
  glossary.exceptions.some((exception) => exception.id === id && exception.of === of);

/** The words of a text, without the names of arguments and branches. */
const wordsOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === 0) return element.value;
      if (element.type === 8) return wordsOf(element.children);
      if (element.type !== 5 && element.type !== 6) return "#";
      return Object.values(element.options)
        .map(({ value }) => wordsOf(value))
        .join(" / ");
    })
    .join("");

const speaksOf = (text: string, { en, english }: Term): boolean =>
  (english === undefined
    ? word(`${en}(?:e?s)?`, en === "AI" ? "" : "i")
    : new RegExp(english)
  ).test(text);

/** Returns the departures of a language's texts from the glossary, as `id: what`. */
export function glossaryProblems(
  locale: Translated,
  english: Catalogue,
  translated: Catalogue,
): string[] {
  const flags = locale === "de" || locale === "it" ? "" : "i";
  const avoided = word(glossary.avoid[locale].join("|"), flags);
  const formal = word(glossary.formal[locale].join("|"), flags);
  return Object.entries(translated).flatMap(([id, text]) => {
    const said = wordsOf(parse(text));
    const source = wordsOf(parse(english[id] ?? ""));
    const address = isExcepted(id, "address") ? undefined : formal.exec(said)?.[0];
    const wrong = avoided.exec(said)?.[0] ?? address;
    return [
      ...(wrong === undefined ? [] : [`${id}: says ${wrong}`]),
      ...glossary.terms
        .filter((term) => speaksOf(source, term) && !isExcepted(id, term.en))
        .filter((term) => !new RegExp(term[locale], "iu").test(said))
        .map((term) => `${id}: ${term.en} is "${term[locale]}"`),
    ];
  });
}
