import { type LoveLanguage, loveLanguageNames } from "../instrument/design.ts";
import type { LoveLanguageScores } from "../love-languages.ts";
import type { Uncertain } from "../model/normal.ts";
import { type Profile, readProfile, type SummaryPart, summaryParts } from "../summary.ts";
import { type TraitName, traitNames } from "../traits.ts";
import { type Random, seededRandom } from "./random.ts";
import { rounded } from "./statistics.ts";
import {
  asResponses,
  byChance,
  carefulMarks,
  drawStyledWorlds,
  type Habits,
  type StyledWorld,
} from "./styled-members.ts";
import { worlds } from "./world.ts";

/** Figures of portraits, and the number of contradictions to their charts or percent. */
export interface PortraitFigures {
  readonly portraits: number;
  readonly contradictions: number;
  /** Shares of portraits. */
  readonly little: number;
  readonly tentative: number;
  /** Those with one trait shown as the most marked, and those with several that are level. */
  readonly most: number;
  readonly level: number;
}

/** The habits of members in turn; of each kind a tenth, or a share of its questions by chance. */
const kinds: readonly (Habits & { readonly careless?: number })[] = [
  {},
  {},
  {},
  { styles: false },
  { tastes: 1.5 },
  { lapses: 0.1 },
  { tastes: 0.5 },
  { tastes: 0.7, noise: 1.1 },
  { careless: 0.4 },
  { careless: 0.75 },
];

/** Portraits of simulated members: most of them careful, some with flat tastes, some who hardly read. */
export function drawPortraits(count: number, seed: number): Profile[] {
  const random = seededRandom(seed);
  const drawn = drawStyledWorlds(random);
  return Array.from({ length: count }, (_none, index) =>
    drawPortrait(drawn[index % worlds] ?? [], kinds[index % kinds.length] ?? {}, random),
  );
}

function drawPortrait(
  world: StyledWorld,
  { careless = 0, ...habits }: (typeof kinds)[number],
  random: Random,
): Profile {
  const marks = carefulMarks(world, habits, random).map((read) =>
    random.uniform() < careless ? byChance(random) : read,
  );
  return readProfile(asResponses(marks));
}

interface Claim {
  readonly trait: TraitName;
  readonly pole: "high" | "low";
  readonly form: string;
  readonly sure: boolean;
  readonly isMost: boolean;
}

function claimOf({ id, params }: SummaryPart): Claim | undefined {
  const [, trait, pole, form = ""] = /^insights\.trait\.(\w+)\.(high|low)\.(\w+)$/.exec(id) ?? [];
  const name = traitNames.find((each) => each === trait);
  if (name === undefined || (pole !== "high" && pole !== "low")) return undefined;
  return {
    trait: name,
    pole,
    form,
    sure: params.sure === "clear",
    isMost: params.sure === "clear" && params.most === "yes",
  };
}

/** The trait that a suggestion takes for granted. */
const restsOn: Readonly<Record<string, string>> = {
  say_half_aloud: "neuroticism_high",
  your_wish_first: "agreeableness_high",
  tell_the_need_for_quiet: "extraversion_low",
  leave_a_silence: "extraversion_high",
  leave_an_hour_open: "conscientiousness_high",
  name_a_time: "conscientiousness_low",
};

const poleOf = ({ trait, pole }: Claim): string => `${trait}_${pole}`;

function* traitContradictions(profile: Profile, parts: readonly SummaryPart[]) {
  const { traits } = profile.traits;
  const claims = parts.flatMap((part) => claimOf(part) ?? []);
  const claimed = new Map(claims.map((claim) => [poleOf(claim), claim]));
  const drawn = (trait: TraitName): number => Math.round(traits[trait].score ?? 50);
  for (const claim of claims) {
    const { trait, pole, sure, isMost } = claim;
    const { theta, standardError } = traits[trait];
    const shown = drawn(trait);
    if (pole === "high" ? shown < 70 : shown > 30) yield `${trait} is ${pole} at ${shown}`;
    if (sure && Math.abs(theta) <= 1.6 * standardError) yield `${trait} is clear in its error`;
    if (sure !== claimed.get(poleOf(claim))?.sure) yield `${trait} is clear and is not`;
    const rivals = traitNames.filter(
      (other) =>
        other !== trait && Math.abs(traits[other].theta) >= Math.abs(theta) - 0.99 * standardError,
    );
    if (isMost && rivals.length > 0) yield `${trait} is most, and ${rivals.join()} as much`;
  }
  const headings = claims.filter(({ form }) => form === "title").length;
  if (headings > 1 !== parts.some(({ id }) => id === "insights.level")) yield "level not shown";
  const off = traitNames.filter((trait) => drawn(trait) < 30 || drawn(trait) > 70);
  if (parts.some(({ id }) => id === "insights.even.title") && off.length > 0)
    yield `even, and ${off.join()} is not`;
  for (const { id, params } of parts) {
    const pair = /^insights\.pair\.([a-z]+_[a-z]+)_([a-z]+_[a-z]+)$/.exec(id)?.slice(1) ?? [];
    if (pair.some((pole) => !claimed.has(pole))) yield `${id} of what is not shown`;
    if (params.sure === "clear" && pair.some((pole) => !claimed.get(pole)?.sure))
      yield `${id} is clear, and its traits are not`;
    const rest = restsOn[id.replace("insights.try.", "")];
    if (rest !== undefined && !claimed.has(rest)) yield `${id} of what is not shown`;
  }
}

/** The longest bars, or with -1 the shortest ones. */
function ends(scores: LoveLanguageScores, end: 1 | -1): LoveLanguage[] {
  const length = (language: LoveLanguage): number =>
    end * rounded(scores[language]?.score ?? 50 * -end, 1);
  const furthest = Math.max(...loveLanguageNames.map(length));
  return loveLanguageNames.filter((language) => length(language) === furthest);
}

/** How far what is named leads the rest of its kind, in standard errors of the last that is named. */
function leadOf(named: readonly unknown[], all: readonly (readonly [string, Uncertain])[]): number {
  const sorted = all.toSorted(([, a], [, b]) => b.value - a.value);
  const [last, next] = [sorted[named.length - 1]?.[1], sorted[named.length]?.[1]];
  return last && next ? (last.value - next.value) / Math.sqrt(last.variance) : Infinity;
}

const asUncertain = (scores: LoveLanguageScores, end: 1 | -1): [string, Uncertain][] =>
  loveLanguageNames.map((language) => {
    const { score = 50, standardError = 50 } = scores[language] ?? {};
    return [language, { value: end * score, variance: standardError ** 2 }];
  });

function firstOf(preferred: Readonly<Record<string, Uncertain>> | null): string[] {
  const all = Object.entries(preferred ?? {}).toSorted(([, a], [, b]) => b.value - a.value);
  const [first] = all;
  if (first === undefined) return [];
  const reach = Math.sqrt(first[1].variance) / 2;
  return all.filter(([, { value }]) => first[1].value - value <= reach).map(([name]) => name);
}

function* frontContradictions(profile: Profile, parts: readonly SummaryPart[]) {
  const { giving, receiving } = profile.loveLanguages;
  const fronts: Readonly<Record<string, readonly (readonly string[])[]>> = {
    "love.giving": [ends(giving, 1)],
    "love.receiving": [ends(receiving, 1)],
    "love.both": [ends(giving, 1), ends(receiving, 1)],
    "love.last": [ends(receiving, -1)],
    "days.value": [firstOf(profile.values)],
    "days.pastime": [firstOf(profile.pastimes)],
  };
  const leads: Readonly<Record<string, readonly (readonly [string, Uncertain])[][]>> = {
    "love.giving": [asUncertain(giving, 1)],
    "love.receiving": [asUncertain(receiving, 1)],
    "love.both": [asUncertain(giving, 1), asUncertain(receiving, 1)],
    "love.last": [asUncertain(receiving, -1)],
    "days.value": [Object.entries(profile.values ?? {})],
    "days.pastime": [Object.entries(profile.pastimes ?? {})],
  };
  for (const { id, params } of parts) {
    const shown = fronts[id.replace(/^insights\./, "").replace(/_level$/, "")];
    const named = [params.one, params.other].filter((one) => one !== undefined).toSorted();
    for (const first of shown ?? [])
      if (named.join() !== first.toSorted().join()) yield `${id} names ${named.join()}`;
    const all = leads[id.replace(/^insights\./, "").replace(/_level$/, "")] ?? [];
    if (params.sure === "clear" && all.some((each) => leadOf(named, each) < 0.99))
      yield `${id} is clear, and hardly leads`;
  }
}

/** Matches the parts of a portrait from answers that carry too little information. */
const saysNothing = /^insights\.(?:unsure\.\w+|try\.title|try\.ask_one_more|sure)$/;

function* surenessContradictions(profile: Profile, parts: readonly SummaryPart[]) {
  const percent = Math.round(100 * profile.traits.confidence);
  if (percent < 30 && parts.some(({ id }) => !saysNothing.test(id))) yield "said of nothing";
  if (percent < 55 && parts.some(({ params }) => params.sure === "clear"))
    yield "clear in a sketch";
  const word = percent < 30 ? "little" : percent < 55 ? "tentative" : "steady";
  const last = parts.at(-1);
  if (last?.params.sureness !== word) yield `${percent} % is not ${word}`;
  if (Math.round(100 * Number(last?.params.confidence)) !== percent) yield "another percent";
}

/**
 * Finds contradictions between a text and the charts and the percent beside it: high or low of a trait drawn
 * in the middle, "most" of one that hardly leads, one of two bars that are equally long, plain words over a
 * low percent, a suggestion for a trait that is not named. Written independently of the code, from the shown
 * texts.
 */
export const contradictionsOf = (profile: Profile, parts: readonly SummaryPart[]): string[] => [
  ...traitContradictions(profile, parts),
  ...frontContradictions(profile, parts),
  ...surenessContradictions(profile, parts),
];

/** Counts contradictions in the portraits of simulated members. */
export function studyPortraits(count: number, seed: number): PortraitFigures {
  const drawn = drawPortraits(count, seed).map((profile) => {
    const parts = summaryParts(profile);
    return {
      contradictions: contradictionsOf(profile, parts).length,
      sureness: parts.at(-1)?.params.sureness,
      isMost: parts.some((part) => claimOf(part)?.isMost),
      isLevel: parts.some(({ id }) => id === "insights.level"),
    };
  });
  const share = (of: (portrait: (typeof drawn)[number]) => boolean): number =>
    rounded(drawn.filter(of).length / count);
  return {
    portraits: count,
    contradictions: drawn.filter(({ contradictions }) => contradictions > 0).length,
    little: share(({ sureness }) => sureness === "little"),
    tentative: share(({ sureness }) => sureness === "tentative"),
    most: share(({ isMost }) => isMost),
    level: share(({ isLevel }) => isLevel),
  };
}
