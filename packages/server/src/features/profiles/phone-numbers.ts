/** Letters that are drawn like digits; in a word with digits they stand for them. */
const likeDigits = "oilzesbgq";
/**
 * The parts of the pattern share no character, except the last: a word that does not match is read twice at
 * most.
 */
const mixedWord = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\d*[${likeDigits}]+\d[\d${likeDigits}]*(?![\p{L}\p{N}])`,
  "giu",
);

/** "O6l2E4S678", not "S41" or "the 80s". */
const foldWord = (word: string): string =>
  /^o/i.test(word) || (word.length > 3 && /\d.*\d/.test(word)) ? word.replaceAll(/\D/g, "0") : word;

const units = [
  String.raw`[%€$£°]|[ckm]?m|k?g|m?l|h|min|eur|euros?|chf|francs?|franken|dollars?|pounds?|pfund`,
  String.raw`am|pm|uhr|o.clock|heures?|horas?|ore|hours?|stunden?|minutes?|minuten|minuti|minutos`,
  String.raw`days?|tagen?|jours?|giorni|días?|weeks?|wochen?|semaines?|settimane|semanas?`,
  String.raw`months?|monaten?|mois|mesi|mes(?:es)?|years?|yrs?|yo|jahren?|jährig\p{L}*|ans?|anni|años?`,
  String.raw`people|personen|personnes|persone|personas|leuten?|kids|children|kindern?|enfants|figli|hijos`,
  String.raw`cats?|katzen?|chats?|gatti|gatos?|dogs?|hunden?|chiens?|cani|perros?`,
].join("|");
const lines = "bus|buses|bussen|tram|train|line|linie|ligne|linea|línea|metro|métro|u-bahn|s-bahn";
const conjunction = "(?:,|/|and|or|und|oder|et|ou|e|o|y)";
/** A number with what it measures: four digits at most. */
const measure = new RegExp(
  [
    String.raw`(?<!\d[\s./()+\u2010-\u2015-]{0,4})[1-9](?:[.,]?\d){0,3}\s?(?:${units})(?![\p{L}\p{N}])`,
    String.raw`[€$£]\s?[1-9](?:[.,]?\d){0,3}(?!\d)`,
    String.raw`(?<!\p{L})(?:${lines})\s[1-9]\d{0,2}(?!\d)(?:\s?${conjunction}\s?[1-9]\d{0,2}(?!\d))?`,
  ].join("|"),
  "giu",
);

const year = String.raw`(?:1[789]|20)\d\d`;
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const items = [
  String.raw`\d\d?[./-]\s?\d\d?[./-]\s?${year}|${year}-\d\d-\d\d`,
  String.raw`${day}\.\s?(?:0?[1-9]|1[0-2])\.(?:\d\d)?`,
  String.raw`${day}(?:\.|st|nd|rd|th|er)?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?${year}`,
  String.raw`(?:[01]?\d|2[0-3])(?:[:.]|\s?h\s?)[0-5]\d(?::[0-5]\d)?`,
  year,
  // Age, height and weight.
  String.raw`[1-9]\d[^\p{L}\p{N}]{1,3}(?:1[4-9]|20)\d[^\p{L}\p{N}]{1,3}1?\d\d`,
].join("|");
const item = String.raw`(?:${items})(?!\d)`;
/**
 * Times, dates and the like that stand by themselves, or a few in a row: beside other digits they are part of a
 * number.
 */
const calendar = new RegExp(
  String.raw`(?<!\d[^\p{L}\p{N}]{0,4})${item}(?:[^\p{L}\p{N}]{1,4}${item}){0,3}(?![^\p{L}\p{N}]{0,4}\d)`,
  "giu",
);

const withoutDigits = (text: string): string => text.replaceAll(/\d/g, "x");

/** Digits with nothing but blanks and common signs between them. */
const row = /\d(?:[\s()./*~|\u2010-\u2015-]*\d){6}/;
/** A number to call has at least this many digits within this many characters, whatever is between them. */
export const DIGITS = 8;
const STRETCH = 40;

/** Returns the text without the digits of times, dates, years and measures. */
const leftOf = (text: string): string =>
  foldDigits(text).replaceAll(measure, withoutDigits).replaceAll(calendar, withoutDigits);

const score = "(?:100|[1-9]\\d)";
/** Four or five scores that stand by themselves, as 70/55/80/65: a number to call in pairs begins with a zero. */
const scores = new RegExp(
  String.raw`(?<!\+\s?|\d[^\p{L}\p{N}]{0,4})${score}(?:\s?/\s?${score}){3,4}(?![^\p{L}\p{N}]{0,4}\d)`,
  "gu",
);

/** Whether a plain text has a number to call that is written in one piece; scores are none. */
export const hasWholePhoneNumber = (text: string): boolean =>
  row.test(leftOf(text).replaceAll(scores, withoutDigits));

/** Whether a plain text has a number to call, also in pieces. */
export function hasPhoneNumber(text: string): boolean {
  const left = leftOf(text);
  if (row.test(left)) return true;
  const places = [...left.replaceAll(/[^\p{L}\p{N}]+/gu, " ").matchAll(/\d/g)].map(
    ({ index }) => index,
  );
  return places.some((place, at) => (places[at + DIGITS - 1] ?? Infinity) - place < STRETCH);
}

/** How many digits stand in each row of them, with nothing but blanks and signs between them. */
export const rowsOfDigits = (text: string): readonly number[] =>
  leftOf(text)
    .split(/\p{L}+/u)
    .map((part) => part.replaceAll(/\D/gu, "").length);

/** A plain text with digits for the letters that stand for them. */
export const foldDigits = (text: string): string => text.replaceAll(mixedWord, foldWord);
