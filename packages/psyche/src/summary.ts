import {
  type LoveLanguage,
  loveLanguageNames,
  type PastimeName,
  pastimeNames,
  type ValueName,
  valueNames,
} from "./instrument/design.ts";
import {
  type LoveLanguages,
  type LoveLanguageScores,
  scoreLoveLanguages,
} from "./love-languages.ts";
import { leastConfidence } from "./model/trait-scores.ts";
import { leastTopicFit, topicFit } from "./person-fit.ts";
import { favourite, type Preferences, preferences } from "./preferences.ts";
import type { QuestionResponse } from "./responses.ts";
import { combinationOf } from "./summary/combinations.ts";
import type { SummaryId } from "./summary/summary-id.ts";
import { type Standout, standouts } from "./summary/standouts.ts";
import { suggestionFor } from "./summary/suggestions.ts";
import { scoreTraits, type TraitScores } from "./traits.ts";

export { leastConfidence } from "./model/trait-scores.ts";

/** What a summary is made of: everything that a member's answers say about them. */
export interface Profile {
  readonly traits: TraitScores;
  readonly loveLanguages: LoveLanguages;
  readonly values: Preferences<ValueName> | null;
  readonly pastimes: Preferences<PastimeName> | null;
  /** Whether the answers to the topics agree enough that the member is shown how others fit. */
  readonly seesScores: boolean;
}

/** One text of a summary, in the catalogues of `@gemel/i18n`. */
export interface SummaryPart {
  /** How it stands in Markdown: a heading of the second level, a paragraph, an item of a list. */
  readonly kind: "heading" | "paragraph" | "item";
  readonly id: SummaryId;
  readonly params: Readonly<Record<string, string | number>>;
}

const heading = (id: SummaryId): SummaryPart => ({ kind: "heading", id, params: {} });

const paragraph = (id: SummaryId, params: SummaryPart["params"] = {}): SummaryPart => ({
  kind: "paragraph",
  id,
  params,
});

const item = (id: SummaryId, language: LoveLanguage): SummaryPart => ({
  kind: "item",
  id,
  params: { language },
});

/** Reads everything that a summary needs from a member's answers. */
export const readProfile = (responses: readonly QuestionResponse[]): Profile => ({
  traits: scoreTraits(responses),
  loveLanguages: scoreLoveLanguages(responses),
  values: preferences("values", valueNames, responses),
  pastimes: preferences("daily-life", pastimeNames, responses),
  seesScores: topicFit(responses) >= leastTopicFit,
});

function traitParts({ traits }: Profile, found: readonly Standout[]): SummaryPart[] {
  if (traits.confidence < leastConfidence)
    return [heading("insights.unsure.title"), paragraph("insights.unsure.body")];
  const [first, ...others] = found;
  if (first === undefined) return [heading("insights.even.title"), paragraph("insights.even.body")];
  const { trait, pole, sure } = first;
  const combination = combinationOf(found);
  return [
    heading(`insights.trait.${trait}.${pole}.title`),
    paragraph(`insights.trait.${trait}.${pole}.body`, { sure }),
    ...others
      .slice(0, 2)
      .map((other) => paragraph(`insights.trait.${other.trait}.${other.pole}.also`)),
    ...(combination === undefined ? [] : [paragraph(combination)]),
  ];
}

/** The language with the most, or the least, where it is clearly off the middle. */
function furthest(scores: LoveLanguageScores, end: 1 | -1): LoveLanguage | undefined {
  const distance = (language: LoveLanguage): number => end * ((scores[language]?.score ?? 50) - 50);
  const best = loveLanguageNames.reduce((one, other) =>
    distance(other) > distance(one) ? other : one,
  );
  return distance(best) > 10 ? best : undefined;
}

function loveParts({ loveLanguages: { giving, receiving } }: Profile): SummaryPart[] {
  const given = furthest(giving, 1);
  const hoped = furthest(receiving, 1);
  const last = furthest(receiving, -1);
  const items: SummaryPart[] = [];
  if (given !== undefined && given === hoped) items.push(item("insights.love.both", given));
  else {
    if (given !== undefined) items.push(item("insights.love.giving", given));
    if (hoped !== undefined) items.push(item("insights.love.receiving", hoped));
  }
  if (last !== undefined) items.push(item("insights.love.last", last));
  return items.length === 0 ? [] : [heading("insights.love.title"), ...items];
}

function dayParts({ values, pastimes }: Profile): SummaryPart[] {
  const value = values === null ? undefined : favourite(values);
  const pastime = pastimes === null ? undefined : favourite(pastimes);
  const parts = [
    ...(value === undefined ? [] : [paragraph("insights.days.value", { value })]),
    ...(pastime === undefined ? [] : [paragraph("insights.days.pastime", { pastime })]),
  ];
  return parts.length === 0 ? [] : [heading("insights.days.title"), ...parts];
}

/**
 * What to say about a member, in order: which traits stand out and how surely, what two of them make
 * together, how they love, what they live by, something to try, and how sure all of it is. The server
 * formats the parts in the member's language. Nothing is said that the scores do not carry, and open
 * answers are not read.
 */
export function summaryParts(profile: Profile): SummaryPart[] {
  const found = profile.traits.confidence < leastConfidence ? [] : standouts(profile.traits);
  const { giving, receiving } = profile.loveLanguages;
  return [
    ...traitParts(profile, found),
    ...loveParts(profile),
    ...dayParts(profile),
    heading("insights.try.title"),
    paragraph(suggestionFor(found, furthest(giving, 1), furthest(receiving, 1))),
    paragraph("insights.sure", { confidence: Math.round(profile.traits.confidence * 100) / 100 }),
  ];
}
