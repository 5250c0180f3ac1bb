import {
  type LoveLanguage,
  type PastimeName,
  pastimeNames,
  type ValueName,
  valueNames,
} from "./instrument/design.ts";
import {
  frontOfLove,
  type LoveLanguages,
  type LoveLanguageScores,
  plainlyFirst,
  scoreLoveLanguages,
} from "./love-languages.ts";
import { errorInPoints } from "./model/trait-scores.ts";
import { doTopicsAgree } from "./person-fit.ts";
import { favourite, type Preferences, preferences } from "./preferences.ts";
import type { QuestionResponse } from "./responses.ts";
import { combinationOf } from "./summary/combinations.ts";
import type { Front } from "./summary/front.ts";
import type { FrontId, SummaryId } from "./summary/summary-id.ts";
import { type Standouts, standouts } from "./summary/standouts.ts";
import { suggestionFor } from "./summary/suggestions.ts";
import { shownConfidence, surenessOf } from "./sureness.ts";
import { scoreTraits, type TraitScores } from "./traits.ts";

export { leastConfidence, type Sureness, surenessOf } from "./sureness.ts";

/** The input of a summary: everything that a member's answers say about them. */
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

type Part = (id: SummaryId, params?: SummaryPart["params"]) => SummaryPart;

const part =
  (kind: SummaryPart["kind"]): Part =>
  (id, params = {}) => ({ kind, id, params });

const heading = part("heading");
const paragraph = part("paragraph");
const item = part("item");

/** Reads everything that a summary needs from a member's answers. */
export const readProfile = (responses: readonly QuestionResponse[]): Profile => ({
  traits: scoreTraits(responses),
  loveLanguages: scoreLoveLanguages(responses),
  values: preferences("values", valueNames, responses),
  pastimes: preferences("daily-life", pastimeNames, responses),
  seesScores: doTopicsAgree(responses),
});

function traitParts({ shown, leading, isMost }: Standouts): SummaryPart[] {
  // Errors of .6 leave a trait that is near the middle open: no number carries that it truly is there.
  if (shown.length === 0) return [heading("insights.even.title"), paragraph("insights.even.body")];
  const combination = combinationOf(shown);
  return [
    ...shown
      .slice(0, leading)
      .flatMap(({ trait, pole, sure }) => [
        heading(`insights.trait.${trait}.${pole}.title`, { sure }),
        paragraph(`insights.trait.${trait}.${pole}.body`, { sure, most: isMost ? "yes" : "no" }),
      ]),
    ...(leading > 1
      ? [paragraph("insights.level", { count: leading === 2 ? "two" : "three" })]
      : []),
    ...shown
      .slice(leading)
      .map(({ trait, pole, sure }) => paragraph(`insights.trait.${trait}.${pole}.also`, { sure })),
    ...(combination ? [paragraph(combination.id, { sure: combination.sure })] : []),
  ];
}

/** The part for a front; for two level ones, the text's other form. */
function partOf(make: Part, id: FrontId, front: Front<string> | null | undefined): SummaryPart[] {
  if (!front) return [];
  const { sure, keys } = front;
  const [one, other] = keys;
  return [
    other === undefined ? make(id, { sure, one }) : make(`${id}_level`, { sure, one, other }),
  ];
}

/**
 * The love languages that come first in each direction, where the summary says so plainly: one, or two that are level.
 * Of a leaning none, since a name by itself does not say that it is one.
 */
export function leadingLanguages({
  traits,
  loveLanguages,
  seesScores,
}: Profile): Readonly<Record<keyof LoveLanguages, readonly LoveLanguage[]>> {
  const isPlain = surenessOf(traits.confidence) === "steady" && seesScores;
  const keysOf = (scores: LoveLanguageScores) => (isPlain ? plainlyFirst(scores) : []);
  return {
    giving: keysOf(loveLanguages.giving),
    receiving: keysOf(loveLanguages.receiving),
    combined: keysOf(loveLanguages.combined),
  };
}

interface LoveFronts {
  readonly given: Front<LoveLanguage> | undefined;
  readonly hoped: Front<LoveLanguage> | undefined;
  readonly last: Front<LoveLanguage> | undefined;
}

function loveParts({ given, hoped, last }: LoveFronts): SummaryPart[] {
  const same = given && hoped && sameOf(given, hoped);
  const items = [
    ...(same
      ? [item("insights.love.both", same)]
      : [
          ...partOf(item, "insights.love.giving", given),
          ...partOf(item, "insights.love.receiving", hoped),
        ]),
    ...partOf(item, "insights.love.last", last),
  ];
  return items.length === 0 ? [] : [heading("insights.love.title"), ...items];
}

/** Returns the language that alone comes first in both directions, as surely as in the less sure one. */
function sameOf(given: Front<LoveLanguage>, hoped: Front<LoveLanguage>) {
  if (new Set([...given.keys, ...hoped.keys]).size > 1) return undefined;
  return { sure: given.sure === "clear" ? hoped.sure : given.sure, one: given.keys[0] };
}

function dayParts({ values, pastimes }: Profile, isTentative: boolean): SummaryPart[] {
  const parts = [
    ...partOf(paragraph, "insights.days.value", values && favourite(values, isTentative)),
    ...partOf(paragraph, "insights.days.pastime", pastimes && favourite(pastimes, isTentative)),
  ];
  return parts.length === 0 ? [] : [heading("insights.days.title"), ...parts];
}

/** Returns the findings that the answers carry, and something to try that rests on nothing else. */
function findings(profile: Profile, isTentative: boolean): SummaryPart[] {
  const found = standouts(profile.traits, isTentative);
  // Confidence is that of the traits: what does not agree about love and days is a leaning at most.
  const isLoose = isTentative || !profile.seesScores;
  const { giving, receiving } = profile.loveLanguages;
  const given = frontOfLove(giving, 1, isLoose);
  const hoped = frontOfLove(receiving, 1, isLoose);
  const last = frontOfLove(receiving, -1, isLoose);
  return [
    ...traitParts(found),
    ...loveParts({ given, hoped, last }),
    ...dayParts(profile, isLoose),
    heading("insights.try.title"),
    paragraph(suggestionFor(found.shown, given, hoped)),
  ];
}

/** The summary for answers that carry nothing: it says nothing about the member. */
const nothing = (): SummaryPart[] => [
  heading("insights.unsure.title"),
  paragraph("insights.unsure.body"),
  heading("insights.try.title"),
  paragraph("insights.try.ask_one_more"),
];

/**
 * Returns the parts of a member's summary, in order: the traits that stand out and how surely, the
 * combination of two of them, how they love, what they live by, something to try, and how sure all of it is.
 * The server formats the parts in the member's language. No part says more than the scores carry, and open
 * answers are not read.
 */
export function summaryParts(profile: Profile): SummaryPart[] {
  const { confidence } = profile.traits;
  const sureness = surenessOf(confidence);
  return [
    ...(sureness === "little" ? nothing() : findings(profile, sureness === "tentative")),
    paragraph("insights.sure", {
      sureness,
      confidence: shownConfidence(confidence),
      points: errorInPoints(profile.traits),
    }),
  ];
}
