import { latinLookOf, plainText } from "./looks.ts";
import { wordsOf } from "./profile.ts";

/** Addresses and numbers by which a member can be reached outside Gemel. */
const addresses = /@|:\/\/|\bwww\.|\d(?:[\s()./*~|\u2010-\u2015-]*\d){6}/i;
/** Addresses whose signs are spelt out, and handles. */
const spelt = [
  /[([{]\s*(?:at|ät|arroba|arobase|chiocciola|dot|punkt|point|punto)\s*[)\]}]/i,
  // Not "at that point it is".
  /\S\s+(?:at|ät|klammeraffe|arroba|arobase|chiocciola)\s+(?!(?:an?|any|each|every|one|some|that|the|this|which)\s)\S+\s+(?:dot|punkt|point|punto)\s+\S/iu,
  /[\p{L}\p{N}]_+[\p{L}\p{N}]/u,
  /\b(?:ig|fb|tg|wa|snap|signal|skype)\s?[:=]/i,
  /\b(?:underscore|unterstrich|tiret bas|trattino basso|guion bajo|guión bajo)\b/iu,
  /\b(?:insta|instagram|whats ?app|telegram|snapchat|tiktok|facebook|threema|viber|wechat|discord)\b/i,
  /\b(?:on|auf|bei|sur|su|en|via|my|mein|mon|mio|mi)\s+(?:signal|snap|skype|ig|fb|threads|x)\b/i,
];

/** So many numbers in a row, in words or digits, are a number to call. */
const MAX_NUMBERS = 5;
/** English, French, German, Italian, Spanish. */
const numberWords = new Set(
  wordsOf(
    [
      "zero oh one two three four five six seven eight nine ten eleven twelve double triple",
      "un une deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente",
      "quarante cinquante soixante cent et",
      "null eins ein zwei zwo drei vier funf sechs sieben acht neun zehn elf zwolf",
      "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici",
      "cero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince y",
    ].join(" "),
  ).map(({ folded }) => folded),
);
const numberEnd =
  /^\d+$|^[a-z]{2,7}(?:teen|zehn|dici|ty|zig|ssig|anta)(?:one|two|three|four|five|six|seven|eight|nine)?$|^(?:venti|trenta|veinti|dieci|diciass?|treinta|vingt)[a-z]{0,7}$|^[a-z]{2,6}und(?:zwan|drei|vier|funf|sech|sieb|acht|neun)s?s?(?:zig|ig)$/;

/** Whether a text has an address or a number by which a member can be reached outside Gemel, in digits or in words. */
export const hasContactDetails = (text: string): boolean => readingsOf(text).some(namesContact);

/** How a text is read: letters and digits of whatever kind, and those that are drawn as Latin ones. */
export function readingsOf(text: string): readonly string[] {
  const plain = plainText(text);
  return /(?!\p{Script=Latin})\p{L}/u.test(plain) ? [plain, latinLookOf(plain)] : [plain];
}

const namesContact = (text: string): boolean =>
  addresses.test(text) || spelt.some((pattern) => pattern.test(text)) || hasNumberInWords(text);

function hasNumberInWords(text: string): boolean {
  let run = 0;
  for (const { folded } of wordsOf(text)) {
    run = numberWords.has(folded) || numberEnd.test(folded) ? run + 1 : 0;
    if (run >= MAX_NUMBERS) return true;
  }
  return false;
}
