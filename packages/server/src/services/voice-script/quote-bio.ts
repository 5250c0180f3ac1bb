import type { Language } from "../accounts/account.ts";
import { hasContactDetails } from "../profiles/contact-details.ts";
import { secondsToRead } from "./reading-time.ts";

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
