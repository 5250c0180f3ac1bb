import { locales } from "@gemel/i18n/server";
import type { Language } from "../../foundation/member.ts";

/** Small words that each language cannot do without and that the others hardly have, in lower case. */
const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf("the and you your of that with are have what when for not but than from this who"),
  fr: setOf("et les des une est pas qui dans pour avec ton tes ce cette quand mais plus"),
  de: setOf("und der das nicht ist mit ein eine dich dir dein deine auf wenn aber als zu"),
  it: setOf("che di non per gli della sono quando anche più ti tuo tua tue tuoi nel"),
  es: setOf("y el los las por tus más muy cuando pero para eres es tú como sin también donde"),
};

/** How each language addresses one person it knows well. */
const addressWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf("you your yours yourself"),
  fr: setOf("tu te t toi ton ta tes"),
  de: setOf("du dich dir dein deine deinen deinem deiner deines"),
  it: setOf("tu ti te tuo tua tuoi tue"),
  es: setOf("tú te ti tu tus contigo"),
};

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

const MIN_CHARACTERS = 300;
const MAX_CHARACTERS = 3_000;
const MAX_HEADINGS = 6;

/**
 * Letters of the Latin script, and the punctuation of our languages. Whatever else there is, is out: figures,
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
  const count = (known: ReadonlySet<string>): number =>
    words.filter((word) => known.has(word)).length;
  const own = count(functionWords[language]);
  return (
    own * SENTENCES >= words.length &&
    locales.every((other) => other === language || count(functionWords[other]) < own) &&
    count(addressWords[language]) > 0
  );
}
