import type { Language } from "../accounts/account.ts";
import { secondsToRead } from "./reading-time.ts";

/** Addresses and numbers: nothing to say aloud to people one does not know. */
const contact = /@|:\/\/|\bwww\.|\d(?:[\s()./-]*\d){6}/i;

/**
 * The first sentences of what a member wrote about themself, as they wrote them, as far as there is
 * time to read them aloud.
 * @param seconds how much time there is
 * @returns nothing when not even one sentence fits
 */
export function quoteBio(bio: string, language: Language, seconds: number): string | undefined {
  const segments = new Intl.Segmenter(language, { granularity: "sentence" }).segment(bio);
  const sentences = [...segments]
    .map(({ segment }) => segment.trim().replaceAll(/\s+/g, " "))
    .filter((sentence) => /\p{Letter}/u.test(sentence) && !contact.test(sentence));
  const fitting = sentences.findLastIndex(
    (_, index) => secondsToRead(sentences.slice(0, index + 1).join(" ")) <= seconds,
  );
  return fitting === -1 ? undefined : sentences.slice(0, fitting + 1).join(" ");
}
