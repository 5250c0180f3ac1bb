import read from "./fillers.json" with { type: "json" };

/** The number of letters that the forms of a word share, in most words of our languages. */
const STEM = 5;
/** The ending of a plural or a gender, after three letters that stay. */
const ending = /(?<=.{3})(?:[aeo]s|en|[aeios])$/;

/** Words that say what a sentence does and not what it is about, without their accents. */
const fillers = new Set(Object.values(read).flatMap((list) => list.split(" ")));

/** Returns the subject of a text as stems of its words, without accents, case, endings and filling words. */
export function stemsOf(text: string): ReadonlySet<string> {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
  const words = plain.match(/[\p{Letter}\p{Number}]{3,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !fillers.has(word))
      .map((word) => word.replace(ending, "").slice(0, STEM)),
  );
}

const greetings =
  /^(?:hi|hello|hey|good (?:morning|evening|day)|hallo|servus|moin|guten (?:morgen|abend|tag)|gruss dich|salut|coucou|bonjour|bonsoir|ciao|salve|buongiorno|buonasera|hola|buenas|buenos dias|buenas (?:tardes|noches))(?:[ ,]+(?:there|du|duo|toi|you))?$/;

export const isGreeting = (text: string): boolean =>
  greetings.test(
    text
      .normalize("NFD")
      .replaceAll(/\p{Mark}/gu, "")
      .toLowerCase()
      .replaceAll("ß", "ss")
      .replaceAll(/[^\p{Letter}, ]/gu, "")
      .trim()
      .replace(/[, ]+$/, ""),
  );
