import { hasContactDetails } from "../profiles/contact-details.ts";

/**
 * What of an owner's words their twin may tell others: the sentences without addresses, numbers and the
 * owner's last name, which nobody shares by sharing a twin. Empty where none is left.
 */
export function shareableWords(words: string, lastName: string | null): string {
  const name = lastName?.trim().toLowerCase() ?? "";
  const isPrivate = (sentence: string): boolean =>
    hasContactDetails(sentence) || (name !== "" && sentence.toLowerCase().includes(name));
  return [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(words)]
    .map(({ segment }) => segment)
    .filter((sentence) => !isPrivate(sentence))
    .join("")
    .trim();
}
