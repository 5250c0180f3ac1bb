/**
 * node packages/psyche/scripts/generate-statements.ts
 *
 * Takes the texts of the statements that the questionnaire uses from `@bigfive-org/questions`, in
 * every language, so that the room ships 80 statements and not 120 in 45 languages.
 */
import { readFile, writeFile } from "node:fs/promises";
import { personalitySets } from "../src/instrument/generated/personality-sets.ts";
import { type Language, languages } from "../src/instrument/languages.ts";
import { sourceItems } from "./design/source-items.ts";

const committed = new URL("../src/instrument/generated/statements.ts", import.meta.url);

/**
 * Makes a sentence of a statement without touching its words: the items are printed without the "I"
 * that they are answered with in English, and without a full stop.
 */
function typeset(language: Language, text: string): string {
  const said = language === "en" ? `I ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
  return `${said.trim().replaceAll("'", "’").replaceAll(" - ", ": ").replaceAll(" – ", ": ")}.`;
}

const textsIn = (language: Language): Record<string, string> => {
  const items = new Map(sourceItems(language).map((item) => [item.id, item.text]));
  return Object.fromEntries(
    personalitySets.flat().map(({ id }) => {
      const text = items.get(id);
      if (text === undefined) throw new Error(`${id} has no text in ${language}`);
      return [id, typeset(language, text)];
    }),
  );
};

/** The file of statements as it should be. */
export function statementsSource(): string {
  const texts = Object.fromEntries(languages.map((language) => [language, textsIn(language)]));
  return `// Written by scripts/generate-statements.ts from @bigfive-org/questions (items of the International
// Personality Item Pool, in the public domain; translations under the MIT licence of the package).
import type { Language } from "../languages.ts";

/** Texts of the personality statements by language and id. */
export const statements: Readonly<Record<Language, Readonly<Record<string, string>>>> = ${JSON.stringify(texts, undefined, 2)};
`;
}

/** The file of statements as it is committed. */
export const readCommitted = (): Promise<string> => readFile(committed, "utf8");

if (import.meta.main) await writeFile(committed, statementsSource());
