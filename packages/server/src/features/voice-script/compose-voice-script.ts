import { serverIntl } from "@gemel/i18n/server";
import type { Language } from "../../foundation/member.ts";
import { escapeMarkdown, PROMPT_SECONDS, quoteBio, secondsToRead } from "./quote-bio.ts";
import type { ScriptFacts } from "./rules.ts";

/** Length of both texts together, with the member's additions; a voice message may last a minute. */
const MIN_SECONDS = 45;
const MAX_SECONDS = 53;
/** A text shorter than this gets the general introduction before it, if there is time. */
const SHORT_SECONDS = 5;

export interface VoiceScript {
  readonly first: ScriptText;
  readonly second: ScriptText;
}

interface ScriptText {
  readonly title: string;
  readonly text: string;
}

type Prompt = "alarm" | "evening" | "home" | "ownWords" | "window";

interface Paragraph {
  readonly text: string;
  readonly seconds: number;
}

/**
 * Writes a text that a member could say in a voice message. It quotes their own texts as far as time allows;
 * if there are few, hints in italics suggest additions, so that every script takes about as long.
 */
export function composeVoiceScript(facts: ScriptFacts, language: Language): VoiceScript {
  const intl = serverIntl(language);
  const home = describeHome(facts, language);
  const second = [
    spoken(describeWish(facts, language)),
    hint("evening", language),
    spoken(intl.formatMessage({ id: "voiceScript.closing" })),
  ];
  const opening = [spoken(greet(facts, language)), ...(home === undefined ? [] : [spoken(home)])];
  const self = describeSelf(facts, language, MAX_SECONDS - total(opening, second));
  const first = opening.toSpliced(1, 0, ...self);
  const family = facts.hasChildren === true || facts.hasPets === true;
  const prompts: readonly Prompt[] = family ? ["home", "window", "alarm"] : ["window", "alarm"];
  for (const prompt of prompts) {
    if (total(first, second) >= MIN_SECONDS) break;
    first.push(hint(prompt, language));
  }
  return {
    first: { title: intl.formatMessage({ id: "voiceScript.firstTitle" }), text: join(first) },
    second: { title: intl.formatMessage({ id: "voiceScript.secondTitle" }), text: join(second) },
  };
}

function greet({ nickname, age, city }: ScriptFacts, language: Language): string {
  const intl = serverIntl(language);
  const values = { name: escapeMarkdown(nickname), age };
  return city === null
    ? intl.formatMessage({ id: "voiceScript.greeting" }, values)
    : intl.formatMessage(
        { id: "voiceScript.greetingPlaced" },
        { ...values, city: escapeMarkdown(city) },
      );
}

function describeSelf({ bio }: ScriptFacts, language: Language, seconds: number): Paragraph[] {
  const intro = spoken(serverIntl(language).formatMessage({ id: "voiceScript.intro" }));
  if (bio === null) return [intro];
  const quote = quoteBio(bio, language, seconds);
  if (quote === undefined) return [hint("ownWords", language)];
  const own = spoken(escapeMarkdown(quote));
  const brief = own.seconds < SHORT_SECONDS && total([intro, own]) <= seconds;
  return brief ? [intro, own] : [own];
}

function describeHome({ hasChildren, hasPets }: ScriptFacts, language: Language) {
  if (hasChildren === null && hasPets === null) return undefined;
  const values = { children: yesOrNo(hasChildren), pets: yesOrNo(hasPets) };
  return serverIntl(language).formatMessage({ id: "voiceScript.home" }, values);
}

function describeWish(facts: ScriptFacts, language: Language): string {
  const intl = serverIntl(language);
  const { hasChildren, wantsChildren, wantsPets } = facts;
  const children = yesOrNo(hasChildren);
  return [
    intl.formatMessage({ id: "voiceScript.wish" }),
    wantsChildren &&
      intl.formatMessage({ id: "voiceScript.wishForChildren" }, { children, wish: wantsChildren }),
    wantsPets && intl.formatMessage({ id: "voiceScript.wishForPets" }, { wish: wantsPets }),
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

const yesOrNo = (fact: boolean | null): string => (fact === null ? "untold" : fact ? "yes" : "no");

const hint = (prompt: Prompt, language: Language): Paragraph => ({
  text: `*${serverIntl(language).formatMessage({ id: `voiceScript.prompt.${prompt}` })}*`,
  seconds: PROMPT_SECONDS,
});

const spoken = (text: string): Paragraph => ({ text, seconds: secondsToRead(text) });

const total = (...texts: readonly (readonly Paragraph[])[]): number =>
  texts.flat().reduce((sum, { seconds }) => sum + seconds, 0);

const join = (paragraphs: readonly Paragraph[]): string =>
  paragraphs.map(({ text }) => text).join("\n\n");
