import { glanceOf, latinLookOf, plainText } from "./looks.ts";
import { editDistance } from "../../foundation/edit-distance.ts";
import { DIGITS, hasPhoneNumber, hasWholePhoneNumber, rowsOfDigits } from "./phone-numbers.ts";
import { wordsOf } from "./profile.ts";
import words from "./contact-words.json" with { type: "json" };

/** Addresses by which a member can be reached outside Gemel. */
const addresses = /@|:\/\/|\bh(?:tt|xx)ps?\b|\bwww\b/i;
/** Addresses whose signs are spelt out, and handles. */
const spelt = [
  /[([{]\s*(?:at|ät|arroba|arobase|chiocciola|dot|punkt|point|punto)\s*[)\]}]/i,
  // Not "at that point it is".
  /\S\s+(?:at|ät|klammeraffe|arroba|arobase|chiocciola)\s+(?!(?:an?|any|each|every|one|some|that|the|this|which)\s)\S+\s+(?:dot|punkt|point|punto)\s+\S/iu,
  /[\p{L}\p{N}]_+[\p{L}\p{N}]/u,
  /\b(?:ig|fb|tg|wa|sc|snap|signal|skype)\s?[:=]|\b(?:line|skype|psn)\s?id\b|\p{L}#\d{4}\b/iu,
  // A handle after a service's short name, not "line 9" or "signal e.g."
  /\b(?:snap|ig|fb|tg|wa|sc|line|signal|skype|steam|twitch|xbox|psn|mastodon|revolut|twint|lydia|bizum)\s*[:=]?\s+(?:(?:is|ist|est|me)\s+)?\p{L}[\p{L}\p{N}]+(?:[._]|\d)[\p{L}\p{N}._]*[\p{L}\p{N}]|\bwa\s?me\s*\d/iu,
  // Not the trade union.
  /\b(?:ig(?!\s(?:metall|bau|bce)\b)|fb)\b/i,
  // A short name and one word, and no more in the clause.
  /(?:^|[.,;:!?()\n]|\b(?:my|mein|mon|mio|mi)\s)\s*(?:snap|tg|wa|sc)\s+\p{L}{4,}\s*(?:$|[.,;!?()\n])/iu,
  // A handle with full stops by itself: not "I like dogs.what about you".
  /(?:^|[.:;!?(\n])\s*[\p{Ll}\p{N}]{3,}(?:\.[\p{Ll}\p{N}]{3,})+\s*(?:$|[.,;!?)\n])/u,
  // In capitals it is no word of a sentence; the next one is none in capitals.
  /(?<!\p{Lu}\s)\bLINE\s*[:=]?\s+(?!\p{Lu}{2})[\p{L}\p{N}]{3}/u,
  /\b(?:t me|m me|wa me|bit ly|youtu be|com|net|org)\s+(?:slash|schrägstrich|barra|sbarra)\b|\S\s+slash\s+(?:com|net|org|me)\b/iu,
  // A currency's address.
  /\b(?:bc1[a-z0-9]{20}|0x[0-9a-f]{40}\b|[13][1-9a-km-z]{25,34}\b)/i,
  /\b(?:arobase|arroba)\b/iu,
  /\b(?:underscore|unterstrich|tiret bas|trattino basso|guion bajo|guión bajo)\b/iu,
  /\bwhats app\b/i,
  // A handle after the picture of a service, a camera or a letter: not "\u{1f4f7} canon5d".
  /[\u{1f47b}\u{1f4e7}\u{1f4e8}\u{1f4f7}\u{1f4f8}\u2709]\s*(?:[:=]\s*)?(?=[\p{N}_.]*\p{L})[\p{L}\p{N}]{2,}(?:[._]+[\p{L}\p{N}]{2,}|(?<=\p{L})\p{N}+(?!\p{L}))/u,
  /\u{1f47b}\s*[:=]\s*\p{L}{4}/u,
  // A number after the picture of a telephone, shorter than one by itself.
  /[\u{1f4de}\u{1f4f1}\u{1f4f2}\u260e\u2706]\D{0,4}(?:\d[\s./-]{0,2}){5}/u,
  /\b(?:on|auf|bei|sur|su|en|via|my|mein|mon|mio|mi)\s+(?:signal|snap|skype|ig|fb|threads|blue sky|x)\b/i,
];

/** Endings of addresses that people write without `www`. */
const endings = words.endings.replaceAll(" ", "|");
const domain = new RegExp(
  [
    String.raw`(?:[\p{L}\p{N}-]{2}|\b[mt])(?:\.|\s\.\s)(?:${endings})(?![\p{L}\p{N}])`,
    String.raw`\S\s+dot\s+(?:${endings})(?![\p{L}\p{N}])`,
    // Not "point de vue", "el punto es que".
    String.raw`\S\s+(?:punkt|point|punto)\s+(?:com|net|org|info|eu|ch)(?![\p{L}\p{N}])`,
    String.raw`\S\s+(?:punkt\s+(?:de|at)|point\s+(?:fr|be)|punto\s+it)(?![\p{L}\p{N}])`,
    // No word of our languages: also with another sign, or with white space on one side of it.
    String.raw`[\p{L}\p{N}]\s*(?:[.,/]|\bd[o0]t)\s*c[o0]m(?![\p{L}\p{N}])|\bd[o0]tc[o0]m\b`,
  ].join("|"),
  "iu",
);
const bracketedStop = /[([{<]\s*[.,]\s*[)\]}>]/g;

/** Services where members can be reached, and what leads to them. */
const services = new Set(words.services.split(" ").map(glanceOf));
/** The same in other scripts, also within a word, as some scripts join words. Not "instance" or "instant". */
const foreignServices = new RegExp(
  [
    ...words.foreignServices.split(" ").map(latinLookOf),
    `${latinLookOf("インスタ")}(?!${latinLookOf("ント")})`,
    `(?<!\\p{L})${latinLookOf("инст")}[${latinLookOf("аеуы")}](?!\\p{L})`,
  ].join("|"),
  "u",
);
/** Some of them, written as two words; a mailbox elsewhere is one of its own. */
const parted =
  /\b(insta|tele|tik|snap|face|whats|link)[ -](?=(?:gram|tok|chat|b[o0]{2}k|app|tree)\b)|\b(g|hot|google|proton)[ -](?=mail\b)|\b(only) (?=fans\b\W*\p{L}+\W*$)/giu;
/** The length from which on no other word differs from a name in one letter. */
const LONG_NAME = 8;
const longNames = [...services].filter((name) => name.length >= LONG_NAME);

/**
 * Whether one letter of a word differs from a name, is missing, or is swapped with the next. Telegramm,
 * telegrama and Telegraf are real words: one letter more, or another one at the end, does not count.
 */
const isMisspelt = (word: string): boolean =>
  longNames.some(
    (name) =>
      (word.length === name.length - 1 && editDistance(word, name) === 1) ||
      (word.length === name.length &&
        word.at(-1) === name.at(-1) &&
        editDistance(word, name) === 1) ||
      isSwapped(word, name),
  );

function isSwapped(word: string, name: string): boolean {
  const at = [...name].findIndex((letter, index) => word[index] !== letter);
  const swapped =
    name.slice(0, at) +
    name
      .slice(at, at + 2)
      .split("")
      .toReversed()
      .join("") +
    name.slice(at + 2);
  return at >= 0 && word === swapped;
}

/** Names that are no row of words in any language, also in three parts. */
const inParts = new Set(words.inParts.split(" ").map(glanceOf));
const part =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}$@!|]+(?=[ -]([\p{L}\p{N}$@!|]+)(?:[ -]([\p{L}\p{N}$@!|]+))?)/gu;

const isInParts = (text: string): boolean =>
  [...text.matchAll(part)].some(([first, second = "", third = ""]) =>
    [first + second, first + second + third].some((joined) => inParts.has(glanceOf(joined))),
  );

/** A word whose letters are separated by spaces or signs. */
const spread = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\s.,_*|/-][\p{L}\p{N}](?![\p{L}\p{N}])){2,}/gu;

const withoutSpread = (text: string): string =>
  text.replaceAll(spread, (letters) => letters.replaceAll(/[^\p{L}\p{N}]/gu, ""));

/** Whether a text names a service, also with digits or signs for letters, spread or as two words. */
function namesService(text: string): boolean {
  if (foreignServices.test(latinLookOf(text))) return true;
  if (isInParts(text)) return true;
  const joined = withoutSpread(text).replaceAll(parted, "$1$2$3");
  return joined
    .split(/[^\p{L}\p{M}\p{N}$@!|\u00a1]+/u)
    .map(glanceOf)
    .some((word) => services.has(word) || isMisspelt(word));
}

/** Number of numbers in a row, in words or digits, that make a number to call. */
const MAX_NUMBERS = 5;
/** In the languages of the app. */
const numberWords = new Set(wordsOf(words.numbers).map(({ folded }) => folded));
const numberEnd =
  /^\d+$|^[a-z]{2,7}(?:teen|zehn|dici|ty|zig|ssig|anta)(?:one|two|three|four|five|six|seven|eight|nine)?$|^(?:venti|trenta|veinti|dieci|diciass?|treinta|vingt)[a-z]{0,7}$|^[a-z]{2,6}und(?:zwan|drei|vier|funf|sech|sieb|acht|neun)s?s?(?:zig|ig)$/;

/**
 * Whether a text has an address or a number by which a member can be reached outside Gemel, in digits or in words,
 * or names a service for that.
 */
export const hasContactDetails = (text: string): boolean => readingsOf(text).some(namesContact);

/**
 * Whether a text has an address or a whole number to call. Services, and numbers in words or with words between them,
 * are none: it may speak of a service, and of scores.
 */
export const hasAddress = (text: string): boolean =>
  readingsOf(text).some((reading) => namesAddress(reading) || hasWholePhoneNumber(reading));

/**
 * Whether a text that an AI wrote has a name by which a member can be found at a service, or a phone number
 * with each digit as a word. It may mention a service, and give scores in words.
 */
export const spellsHandle = (text: string): boolean =>
  readingsOf(text).some((reading) => namesHandle(reading) || hasDigitsInWords(reading));

/** Whether a text has a number to call, in digits. */
export const hasNumber = (text: string): boolean => readingsOf(text).some(readsAsNumber);

const readsAsNumber = (text: string): boolean => hasPhoneNumber(withoutSpread(text));

/** Patterns look for one blank, and would try each of a long row. */
const withoutRows = (text: string): string =>
  text.replaceAll(/\s+/g, (blanks) => (/[\n\r]/.test(blanks) ? "\n" : " "));

/** How a text is read: letters and digits of whatever kind, and those that are drawn as Latin ones. */
function readingsOf(text: string): readonly string[] {
  const plain = withoutRows(plainText(text));
  return /(?!\p{Script=Latin})\p{L}/u.test(plain) ? [plain, latinLookOf(plain)] : [plain];
}

const namesContact = (text: string): boolean =>
  namesAddress(text) || readsAsNumber(text) || spellsContact(text);

const namesAddress = (text: string): boolean =>
  addresses.test(text) ||
  domain.test(text.replaceAll(bracketedStop, ".")) ||
  domain.test(withoutSpread(text));

/** Whether a text names a service, or has an address or a number in words. */
export const spellsContact = (text: string): boolean =>
  spelt.some((pattern) => pattern.test(text)) || namesService(text) || hasNumberInWords(text);

/** The longest of them. */
const LONGEST_NUMBER = Math.max(...[...numberWords].map(({ length }) => length));

/** A Roman numeral up to 39, but for ten, twenty and thirty: "x" and "xx" are kisses. */
const roman = /^x{0,3}(?:i[vx]|v|v?i{1,3})$/;

/** Returns how many number words are joined in a word; 0 for any other word. */
function numbersIn(word: string): number {
  if (numberWords.has(word) || numberEnd.test(word) || roman.test(word)) return 1;
  /** The most numbers up to each place. */
  const most = [0];
  for (let end = 1; end <= word.length; end += 1) {
    for (let from = Math.max(0, end - LONGEST_NUMBER); from < end - 1; from += 1) {
      const before = most[from];
      if (before === undefined || !numberWords.has(word.slice(from, end))) continue;
      most[end] = Math.max(most[end] ?? 0, before + 1);
    }
  }
  return most[word.length] ?? 0;
}

/** Between two numbers they end no row of them. */
const between = new Set(words.between.split(" "));
/** The words for one digit, and the longest row of them that is no number to call, also if an AI counts. */
const digitWords = new Set(wordsOf(words.digits).map(({ folded }) => folded));
const MAX_DIGITS = 6;

function hasDigitsInWords(text: string): boolean {
  let run = 0;
  for (const { folded } of wordsOf(text)) {
    run = digitWords.has(folded) ? run + 1 : 0;
    if (run > MAX_DIGITS) return true;
  }
  return false;
}

/** Number of words after the name of a service that are checked. */
const NEAR = 4;
/** No word of a sentence, which has no digit, underscore or full stop within. */
const handle =
  /^[^\p{L}\p{N}]*(?=[\p{N}_.]*\p{L})[\p{L}\p{N}]{2,}(?:[._]+[\p{L}\p{N}]{2,}|(?<=\p{L})\p{N}+)/u;

const namesHandle = (text: string): boolean => {
  const parts = text.split(/\s+/);
  return parts.some(
    (word, at) =>
      services.has(glanceOf(word.replaceAll(/[^\p{L}\p{M}\p{N}$@!|]/gu, ""))) &&
      parts.slice(at + 1, at + 1 + NEAR).some((next) => handle.test(next)),
  );
};

/** Fewer digits in a row are an age or a house, and no part of a number to call. */
const MIN_PART = 3;

/** How many digits of a text stand in rows that may be a part of a number to call. */
const partOf = (text: string): number =>
  Math.max(
    ...readingsOf(text).map((reading) => {
      const rows = rowsOfDigits(withoutSpread(reading)).filter((row) => row >= MIN_PART);
      return rows.reduce((sum, row) => sum + row, 0);
    }),
  );

/**
 * Whether a text and others of its writer, which the reader sees as well, have each a part of a number to call, in
 * digits.
 */
export function sharesNumber(text: string, others: readonly string[]): boolean {
  const own = partOf(text);
  return own > 0 && others.some((other) => isWholeNumber(own, partOf(other)));
}

const isWholeNumber = (one: number, other: number): boolean => other > 0 && one + other >= DIGITS;

/** Between a letter and a digit. */
const border = /(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu;

function hasNumberInWords(text: string): boolean {
  let run = 0;
  for (const { folded } of wordsOf(withoutSpread(text).replaceAll(border, " "))) {
    if (between.has(folded)) continue;
    const numbers = numbersIn(folded);
    run = numbers === 0 ? 0 : run + numbers;
    if (run >= MAX_NUMBERS) return true;
  }
  return false;
}
