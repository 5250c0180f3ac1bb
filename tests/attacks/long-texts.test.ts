import { doubtfulAnswers } from "@gemel/psyche/open-answers";
import { expect, it } from "vitest";
import { isEmail } from "../../machines/email.ts";
import { composePrompt } from "../../packages/server/src/ai/compose-prompt.ts";
import { readableText } from "../../packages/i18n/src/visible-text.ts";
import { cutText } from "../../packages/server/src/ai/cut-text.ts";
import { adviceTopic } from "../../packages/server/src/features/ai-answers/offline/answer-as-advisor.ts";
import {
  isGreeting,
  stemsOf,
} from "../../packages/server/src/features/ai-answers/offline/words.ts";
import { isSaidToMany } from "../../packages/server/src/features/likes/first-message.ts";
import {
  hasContactDetails,
  hasNumber,
} from "../../packages/server/src/features/profiles/contact-details.ts";
import {
  isReservedNickname,
  nicknameKey,
} from "../../packages/server/src/features/profiles/nickname.ts";
import { shareableText } from "../../packages/server/src/features/twins/shared-texts.ts";
import {
  escapeMarkdown,
  quoteBio,
} from "../../packages/server/src/features/voice-script/quote-bio.ts";
import { spokenText } from "../../packages/server/src/features/voice-queries/speech.ts";
import { placeKey } from "../../packages/server/src/places/place-key.ts";

/** Parts whose repetition could make a rule backtrack; some of them grow when NFKC has normalized them. */
const parts = [
  ["\u33d2\u3251", "\ufdfa", "\u337f", "\u2474", "o", "1", "o1", "a1"],
  [" ", "\n", "\n ", ".", "_", "a_", "a.", "abc.", "1.1", "1 ", "1-", "12. ", "1990 ", "1 de "],
  [
    "A!",
    "\u0436\u3002",
    "ig ",
    "snap ",
    "\nsnap ",
    "at ",
    "x at y ",
    "a dot ",
    "wa me",
    "one ",
    "a b ",
    "rn",
    "inst",
  ],
  ["[", "![", "](", "`", "``", "**", "x*", "~~", "#", "> ", '"', "\\", "<"],
].flat();
const endings = ["a", "!", "\n", "\0"];

/** The rules that read what members write, each with the longest text that the contract lets through. */
const rules: readonly (readonly [string, number, (text: string) => unknown])[] = [
  ["contact details of a bio", 2_000, hasContactDetails],
  ["the number of a bio", 2_000, hasNumber],
  ["a bio that is quoted", 2_000, (text) => quoteBio(text, "en", 60)],
  ["a bio in Markdown", 2_000, escapeMarkdown],
  [
    "an answer that is shared",
    1_000,
    (text) => shareableText(text, { first_name: "Ann", last_name: "Lee" }),
  ],
  [
    "an answer that is doubted",
    1_000,
    (text) => doubtfulAnswers([{ id: "one", asked: ["Why?"], text }]),
  ],
  ["a text of a like", 1_000, (text) => isSaidToMany(text, [{ candidateId: "one", text }])],
  [
    "a nickname",
    15,
    (shown) => isReservedNickname({ shown, key: nicknameKey(shown), look: shown }),
  ],
  ["a city", 120, placeKey],
  ["an address", 254, isEmail],
  ["a question", 4_000, (text) => [stemsOf(text), isGreeting(text), adviceTopic(text)]],
  [
    "a prompt",
    4_000,
    (text) => composePrompt({ rules: "", facts: text, history: [{ role: "assistant", text }] }),
  ],
  ["an answer that is cut", 4_000, (text) => [cutText(text, text.length - 1), readableText(text)]],
  ["an answer that is spoken", 4_000, spokenText],
];

// Twice as long as allowed: a rule whose work grows with the cube of the length exceeds the time of a test.
it.each(rules)("%s holds nothing up, whatever it is made of", (_, max, read) => {
  for (const part of parts) {
    const text = part.repeat(Math.ceil((2 * max) / part.length)).slice(0, 2 * max - 1);
    for (const ending of endings) expect(() => read(text + ending)).not.toThrow();
  }
});
