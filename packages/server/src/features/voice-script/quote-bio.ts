import type { Language } from "../../foundation/member.ts";
import { hasContactDetails } from "../profiles/contact-details.ts";

/** Letters and other signs that a person reads aloud in a second without hurry. */
const SIGNS_PER_SECOND = 11;

/** How long a person speaks who is to say one to three sentences of their own, in seconds. */
export const PROMPT_SECONDS = 8;

/**
 * How long a text takes to read aloud, in seconds: some 150 English words a minute. Counted in signs,
 * because the length of words differs between our languages more than the pace of speaking.
 */
export const secondsToRead = (text: string): number =>
  text.replaceAll(/[\s*\\]/g, "").length / SIGNS_PER_SECOND;

/** Makes a text stand for itself in Markdown: as part of a paragraph, and as the beginning of one. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*_~[\]<>#|&]/g, String.raw`\$&`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
    .replace(/^[-+=]/, String.raw`\$&`);

/**
 * The first sentences of what a member wrote about themself, as they wrote them, as far as there is
 * time to read them aloud. Addresses and numbers are nothing to say to people one does not know.
 * @param seconds how much time there is
 * @returns nothing when not even one sentence fits
 */
export function quoteBio(bio: string, language: Language, seconds: number): string | undefined {
  const segments = new Intl.Segmenter(language, { granularity: "sentence" }).segment(bio);
  const sentences = [...segments]
    .map(({ segment }) => segment.trim().replaceAll(/\s+/g, " "))
    .filter((sentence) => /\p{Letter}/u.test(sentence) && !hasContactDetails(sentence));
  const fitting = sentences.findLastIndex(
    (_, index) => secondsToRead(sentences.slice(0, index + 1).join(" ")) <= seconds,
  );
  return fitting === -1 ? undefined : sentences.slice(0, fitting + 1).join(" ");
}
