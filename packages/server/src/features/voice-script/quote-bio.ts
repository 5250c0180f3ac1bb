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
export const secondsToRead = (text: string): number => signsIn(text) / SIGNS_PER_SECOND;

const signsIn = (text: string): number => text.replaceAll(/[\s*\\]/g, "").length;

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
  const fitting: string[] = [];
  let signs = 0;
  for (const { segment } of segments) {
    const sentence = segment.trim().replaceAll(/\s+/g, " ");
    if (!/\p{Letter}/u.test(sentence) || hasContactDetails(sentence)) continue;
    signs += signsIn(sentence);
    if (signs / SIGNS_PER_SECOND > seconds) break;
    fitting.push(sentence);
  }
  return fitting.length === 0 ? undefined : fitting.join(" ");
}
