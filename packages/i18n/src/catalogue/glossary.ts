import { readFileSync } from "node:fs";
import type { Catalogue } from "./read-catalogue.ts";

type Translated = "fr" | "de" | "it" | "es";

interface Term extends Readonly<Record<Translated, string>> {
  readonly en: string;
  readonly note: string;
  /** The English word counts only where it is the product's noun, written with a capital. */
  readonly nounOnly?: boolean;
}

interface Glossary {
  readonly terms: readonly Term[];
  readonly avoid: Readonly<Record<Translated, readonly string[]>>;
  readonly formal: Readonly<Record<Translated, readonly string[]>>;
  /** Ids that the rules on words and address leave alone, with the reason. */
  readonly exceptions: Readonly<Record<string, string>>;
}

/** Our words per language, words we avoid, and words that would address a member formally. */
export const glossary: Glossary = JSON.parse(
  readFileSync(new URL("../../glossary.json", import.meta.url), "utf8"),
);

const word = (words: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{Letter}-])(?:${words})(?![\\p{Letter}])`, `u${flags}`);

/** Where a language's texts leave the glossary, as `id: what`. */
export function glossaryProblems(
  locale: Translated,
  english: Catalogue,
  translated: Catalogue,
): string[] {
  const banned = [...glossary.avoid[locale], ...glossary.formal[locale]].join("|");
  const flags = locale === "de" || locale === "it" ? "" : "i";
  return Object.entries(translated).flatMap(([id, text]) => {
    if (id in glossary.exceptions) return [];
    const source = english[id] ?? "";
    const wrong = word(banned, flags).exec(text)?.[0];
    return [
      ...(wrong === undefined ? [] : [`${id}: says ${wrong}`]),
      ...glossary.terms
        .filter((term) =>
          term.nounOnly
            ? word(`${term.en[0]?.toUpperCase()}${term.en.slice(1)}s?`, "").test(source)
            : word(`${term.en}(?:e?s)?`, "i").test(source),
        )
        .filter((term) => !new RegExp(term[locale], "iu").test(text))
        .map((term) => `${id}: ${term.en} is "${term[locale]}"`),
    ];
  });
}
