import { hasContactDetails } from "../profiles/contact-details.ts";
import { wordsOf } from "../profiles/words-of.ts";
import type { Profile } from "../profiles/profile.ts";

/** What a member is called outside Gemel. */
export type Names = Partial<Pick<Profile, "first_name" | "last_name">>;

/** A name of so few letters counts only where it begins with a capital: it may be a word. */
const SHORT_NAME = 4;
const particles = new Set([
  "da",
  "de",
  "del",
  "della",
  "den",
  "der",
  "di",
  "du",
  "la",
  "le",
  "van",
  "von",
]);

/**
 * What of an owner's words their twin would tell others: the sentences without addresses, numbers and the
 * owner's names. It is a help, not the protection: the owner sees what it leaves and confirms it. Empty
 * where nothing is left.
 */
export function shareableWords(words: string, { first_name, last_name }: Names): string {
  const first = new Set(partsOf(first_name));
  const last = new Set(partsOf(last_name));
  const isName = ({ folded, isCapital }: ReturnType<typeof wordsOf>[number]): boolean =>
    (isCapital && (first.has(folded) || last.has(folded))) ||
    (folded.length > SHORT_NAME && last.has(folded));
  return [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(words)]
    .map(({ segment }) => segment)
    .filter((sentence) => !hasContactDetails(sentence) && !wordsOf(sentence).some(isName))
    .join("")
    .trim();
}

const partsOf = (name: string | null | undefined): string[] =>
  wordsOf(name ?? "")
    .map(({ folded }) => folded)
    .filter((part) => part.length > 1 && !particles.has(part));
