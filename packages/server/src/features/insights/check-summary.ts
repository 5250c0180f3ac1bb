import { locales } from "@gemel/i18n/server";
import read from "./language-words.json" with { type: "json" };
import type { Language } from "../../foundation/member.ts";

/**
 * For each language, in lower case: small words that it cannot do without and that the others hardly have,
 * and its forms of address for one person it knows well.
 */
const { functionWords, addressWords } = read;

const MIN_CHARACTERS = 300;
const MAX_CHARACTERS = 3_000;
const MAX_HEADINGS = 6;

/**
 * Letters of the Latin script, and the punctuation of our languages. Everything else is refused: figures,
 * which would be scores that were not computed, addresses of every kind, HTML, links and tables.
 */
const plain = /^[\p{Script=Latin}\p{M}\s.,;:!?…'’‘"“”„«»‹›()–—\-¡¿]*$/u;

/** A domain has letters right after a dot. */
const domain = /\.\p{L}/u;

/** Shares in words, and what a model says of itself. */
const share = /percent|pour cent|prozent|per cento|por ciento/iu;
const itself =
  /\b(?:AI|IA|KI)\b|[Ll]anguage model|Sprachmodell|[Mm]odèle de langage|[Mm]odello linguistico|[Mm]odelo de lenguaje/u;

/** Fewer function words than one in so many words are no sentences of a language. */
const SENTENCES = 16;

/**
 * Whether a text that an AI wrote can stand as a summary of insights: as long as one, in Markdown of
 * headings, paragraphs, items and emphasis alone, with no figure and no way to reach anybody, and in the
 * member's language, to the member. Whether it is true to the scores is not checked: it is given little else.
 */
export function isSummary(text: string, language: Language): boolean {
  const lines = text.split("\n");
  const headings = lines.filter(isHeading).length;
  return (
    text.length >= MIN_CHARACTERS &&
    text.length <= MAX_CHARACTERS &&
    isHeading(text) &&
    headings <= MAX_HEADINGS &&
    headings < lines.filter((line) => line.trim() !== "").length &&
    lines.every(isPlainLine) &&
    !share.test(text) &&
    !itself.test(text) &&
    isIn(language, text)
  );
}

const isHeading = (line: string): boolean => line.startsWith("## ");

function isPlainLine(line: string): boolean {
  const words = line.replace(/^(?:## |- )/, "");
  const emphasised = words.split("**");
  return (
    emphasised.length % 2 === 1 &&
    emphasised.every((part) => plain.test(part)) &&
    !domain.test(words) &&
    !/^\s*[-–—]/.test(words)
  );
}

function isIn(language: Language, text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (list: string): number => {
    const known = new Set(list.split(" "));
    return words.filter((word) => known.has(word)).length;
  };
  const own = count(functionWords[language]);
  return (
    own * SENTENCES >= words.length &&
    locales.every((other) => other === language || count(functionWords[other]) < own) &&
    count(addressWords[language]) > 0
  );
}
