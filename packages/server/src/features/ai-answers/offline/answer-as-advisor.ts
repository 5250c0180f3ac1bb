import {
  type Compatibility,
  type DimensionName,
  dimensionNames,
  isDifference,
  thirdOf,
} from "@gemel/psyche/compatibility";
import { serverIntl } from "@gemel/i18n/server";
import type { Language } from "../../../foundation/member.ts";
import { reasonTexts } from "../../candidates/compose-candidates.ts";
import { escapeMarkdown, quoteBio } from "../../voice-script/quote-bio.ts";
import type { AdvisorFacts } from "../prompts/facts.ts";
import type { SaidMessage } from "../../../ai/compose-prompt.ts";
import { isGreeting } from "./words.ts";

/** The topics that the advisor can speak about without AI: its four quick prompts. */
export type AdviceTopic = "redFlags" | "openingLine" | "firstDate" | "compatibility";

/** Words that give a topic away in our languages, without accents; the first topic found counts. */
const topics: readonly (readonly [AdviceTopic, RegExp])[] = [
  [
    "redFlags",
    /red flag|worr|danger|warn|alarm|alert|risk|risi[ck]o|risque|rischi|riesgo|gefahr|vorsicht|aufpassen|campanell|attenzion|cuidado|senal/,
  ],
  [
    "openingLine",
    /opening|\b(?:write|say|text) (?:to \w+ )?first|first (?:line|message|words?)|erste nachricht|als erstes|anschreib|anfangen|premier message|ecrire|ecris|primo messaggio|scriver|scrivo|primer mensaje|escrib/,
  ],
  ["firstDate", /\bdates?\b|\bmeet|treffen|rendez-vous|appuntament|incontr|\bcitas?\b|quedar/],
  [
    "compatibility",
    /[ck]ompatib|\bfit\b|\bsuit|passen|passt|gemeinsam|entendre|bien ensemble|en commun|in comune|in common|en comun|anda[rt]e d.accordo/,
  ],
];

export function adviceTopic(question: string): AdviceTopic | undefined {
  const plain = question
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
  return topics.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** Why no AI answers: none is set up, it failed, or the member's budget of the day is spent. */
export type OfflineReason = "absent" | "failed" | "spent";

/** Parts the reasons by what they say, the highest scores first and last; those that say nothing are left out. */
function sharedAndApart(compatibility: Compatibility, language: Language) {
  const texts = reasonTexts(compatibility, language);
  const shared: string[] = [];
  const apart: string[] = [];
  const byScore = dimensionNames.toSorted(
    (one, other) => (compatibility[other] ?? 0) - (compatibility[one] ?? 0),
  );
  for (const name of byScore) {
    const reason = compatibility.reasons[name];
    const text = texts[name];
    if (reason === undefined || text === undefined || reason.reason === "some_of_both") continue;
    if (isDifference(reason)) apart.unshift(text);
    else shared.push(text);
  }
  return { shared, apart };
}

/** A member's own text as a quotation in Markdown; nothing in them is Markdown. */
export const quote = (words: string): string =>
  words
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => `> ${escapeMarkdown(line)}`)
    .join("\n>\n");

/** Ideas for a first date from what the two like to do; kinds of places, since no real ones are known. */
function adviseFirstDate(
  { language, member, candidate, compatibility }: AdvisorFacts,
  name: string,
): readonly string[] {
  const intl = serverIntl(language);
  const reason = compatibility?.reasons.lifestyle;
  const pastime =
    reason !== undefined && "pastime" in reason.params ? reason.params.pastime : "none";
  const [city, other] = [member.city, candidate.city];
  const isFar = city !== null && other !== null && city !== other;
  return [
    intl.formatMessage({ id: "offline.advisor.date.ideas" }, { name, pastime }),
    ...(isFar
      ? [
          intl.formatMessage(
            { id: "offline.advisor.date.far" },
            { name, city: escapeMarkdown(city), other: escapeMarkdown(other) },
          ),
        ]
      : []),
    intl.formatMessage({ id: "offline.advisor.date.close" }),
  ];
}

/** The time that reading a sentence or two aloud takes. */
const QUOTE_SECONDS = 15;

/** An idea for a first message: it takes up what the candidate wrote, or what the two share. */
function adviseOpening({ language, candidate, compatibility }: AdvisorFacts, name: string) {
  const intl = serverIntl(language);
  const words =
    candidate.bio === null ? undefined : quoteBio(candidate.bio, language, QUOTE_SECONDS);
  const [reason] = compatibility === null ? [] : sharedAndApart(compatibility, language).shared;
  return [
    ...(words === undefined
      ? [intl.formatMessage({ id: "offline.advisor.opening.small" })]
      : [
          intl.formatMessage({ id: "offline.advisor.opening.bio" }, { name }),
          quote(words),
          intl.formatMessage({ id: "offline.advisor.opening.take" }),
        ]),
    ...(reason === undefined
      ? []
      : [intl.formatMessage({ id: "offline.advisor.opening.shared" }, { reason })]),
  ];
}

/** Composes the advisor's text about a topic, one paragraph each. */
type Advise = (facts: AdvisorFacts, name: string) => readonly string[];

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/** The side on which the two fit least, if that fit is low. */
function lowestSide(compatibility: Compatibility): DimensionName | undefined {
  const scoreOf = (name: DimensionName): number => compatibility[name] ?? 100;
  const [lowest = "social"] = dimensionNames.toSorted(
    (one, other) => scoreOf(one) - scoreOf(other),
  );
  return thirdOf(scoreOf(lowest)) === "low" ? lowest : undefined;
}

const adviseRedFlags: Advise = ({ language, compatibility }, name) => {
  const intl = serverIntl(language);
  const apart = compatibility === null ? [] : sharedAndApart(compatibility, language).apart;
  const close = intl.formatMessage({ id: "offline.advisor.flags.close" }, { name });
  if (apart.length > 0) {
    return [intl.formatMessage({ id: "offline.advisor.flags.apart" }), list(apart), close];
  }
  // Before a match the one reason that is known says what the two share, whatever else is between them.
  const side = compatibility === null ? undefined : lowestSide(compatibility);
  return [
    side === undefined
      ? intl.formatMessage({ id: "offline.advisor.flags.none" })
      : intl.formatMessage({ id: "offline.advisor.flags.low" }, { side }),
    close,
  ];
};

const adviseCompatibility: Advise = ({ language, compatibility, areScoresWithheld }, name) => {
  const intl = serverIntl(language);
  if (areScoresWithheld) return [intl.formatMessage({ id: "offline.advisor.withheld" }, { name })];
  if (compatibility === null || compatibility.overall === null) {
    return [intl.formatMessage({ id: "offline.advisor.noScore" }, { name })];
  }
  const { overall: score, low_confidence: isUnsure } = compatibility;
  const scored = intl.formatMessage({ id: "offline.advisor.score" }, { name, score });
  const { shared, apart } = sharedAndApart(compatibility, language);
  return [
    isUnsure ? `${scored} ${intl.formatMessage({ id: "offline.advisor.unsure" })}` : scored,
    ...(shared.length === 0
      ? []
      : [intl.formatMessage({ id: "offline.advisor.shared" }), list(shared)]),
    ...(apart.length === 0
      ? []
      : [intl.formatMessage({ id: "offline.advisor.apart" }), list(apart)]),
  ];
};

const advise: Readonly<Record<AdviceTopic, Advise>> = {
  redFlags: adviseRedFlags,
  compatibility: adviseCompatibility,
  openingLine: adviseOpening,
  firstDate: adviseFirstDate,
};

/**
 * Composes the advisor's answer without AI, as Markdown. To its four quick prompts it answers from the card
 * and the compatibility; to anything else it says that it cannot judge it. It also says why no AI speaks.
 * @param history the messages so far; the newest is the one to answer
 */
export function answerAsAdvisor(
  facts: AdvisorFacts,
  history: readonly SaidMessage[],
  reason: OfflineReason,
): string {
  const intl = serverIntl(facts.language);
  const nickname = facts.candidate.nickname ?? intl.formatMessage({ id: "offline.somebody" });
  const name = escapeMarkdown(nickname);
  const asked = history.at(-1)?.text ?? "";
  const topic = adviceTopic(asked);
  const other = isGreeting(asked) ? "offline.advisor.hello" : "offline.advisor.unknown";
  const paragraphs =
    topic === undefined
      ? [intl.formatMessage({ id: other }, { name })]
      : advise[topic](facts, name);
  const note = intl.formatMessage({ id: "offline.note.advisor" }, { reason });
  return [...paragraphs, `*${note}*`].join("\n\n");
}
