import { choiceSets, type Topic } from "../instrument/design.ts";
import { personalitySets } from "../instrument/generated/personality-sets.ts";
import { type TraitName, traitNames } from "../instrument/trait-names.ts";
import type { Language } from "../instrument/languages.ts";
import { questionnaire } from "../questionnaire.ts";
import { answerInputs, type MemberInputs } from "../compatibility/member-inputs.ts";
import type { QuestionResponse } from "../responses.ts";
import { type Marks, choose } from "./respondents.ts";
import type { Random } from "./random.ts";
import { drawTraits, meanLoading, worlds } from "./world.ts";

/** The differences between groups of careful members. */
export interface Habits {
  /** Standard deviation of what a member prefers among the categories of a topic. @default 1 */
  readonly tastes?: number;
  /** Scale of what moves a choice among them besides. @default 0.7 */
  readonly noise?: number;
  /** Share of questions that are answered by chance. @default 0 */
  readonly lapses?: number;
  /** Whether they have response styles. @default true */
  readonly styles?: boolean;
  /** Mean of each trait, in the order of the traits. @default 0 */
  readonly means?: readonly number[];
  /** Whether tastes go with traits, by `links`. @default false */
  readonly linked?: boolean;
}

/** A simulated member who reads. */
export interface CarefulMember {
  readonly traits: readonly number[];
  /** Answers all choice questions, in order; the next time as the same person, by chance a little differently. */
  answer(): Marks[];
}

interface Statement {
  readonly loadings: readonly number[];
  readonly key: number;
  readonly facet: number;
  readonly desirability: number;
  readonly attraction: number;
  readonly noise: number;
}

export type StyledWorld = readonly (readonly Statement[])[];

/**
 * Correlations of tastes with traits where the two are linked: for values after Parks-Leduc, L., Feldman, G.,
 * & Bardi, A. (2015). Personality traits and personal values: a meta-analysis. Personality and Social
 * Psychology Review, 19, 3-29; for pastimes assumed.
 */
const links: Readonly<Record<string, readonly [trait: TraitName, correlation: number]>> = {
  "values freedom": ["openness", 0.5],
  "values care": ["agreeableness", 0.5],
  "values security": ["conscientiousness", 0.4],
  "values achievement": ["extraversion", 0.3],
  "daily-life social": ["extraversion", 0.5],
  "daily-life culture": ["openness", 0.4],
};

const facetsPerTrait = 6;
const facetDeviation = 0.3;

/** Student's t with four degrees of freedom, scaled to a variance of 1: now and then far off. */
function heavyTailed(random: Random): number {
  let squares = 0;
  for (let k = 0; k < 4; k++) squares += random.normal() ** 2;
  return random.normal() / Math.sqrt(squares / 4) / Math.SQRT2;
}

/**
 * Draws how statements truly work, another world than `drawWorld`: loadings are normal around their mean,
 * a statement also speaks of a facet of its trait, few have cross-loadings, and what attracts all people is
 * judged less well.
 */
export const drawStyledWorld = (mean: number, random: Random): StyledWorld =>
  personalitySets.map((set) =>
    set.map(({ trait, key, desirability }) => {
      const loading = Math.min(0.9, Math.max(0.2, mean + 0.12 * random.normal()));
      return {
        loadings: traitNames.map((name) => {
          if (name === trait) return key * loading;
          return random.uniform() < 0.2 ? 0.2 * random.normal() : 0;
        }),
        key,
        facet: facetsPerTrait * traitNames.indexOf(trait) + random.below(facetsPerTrait),
        desirability,
        attraction: 0.45 * desirability + 0.35 * random.normal(),
        noise: Math.sqrt(1 - loading ** 2),
      };
    }),
  );

/** Worlds at the mean loading. */
export const drawStyledWorlds = (random: Random): StyledWorld[] =>
  Array.from({ length: worlds }, () => drawStyledWorld(meanLoading, random));

/** How far a translated sentence may measure more or less, as a share of a loading, and attract more or less. */
const translation = { loading: 0.15, attraction: 0.2 } as const;

/**
 * The same statements in another language. How far real translations differ is not known; this is an
 * assumption.
 */
export const translate = (world: StyledWorld, random: Random): StyledWorld =>
  world.map((set) =>
    set.map((statement) => {
      const factor = 1 + translation.loading * random.normal();
      return {
        ...statement,
        loadings: statement.loadings.map((loading) => factor * loading),
        attraction: statement.attraction + translation.attraction * random.normal(),
      };
    }),
  );

interface Styles {
  /** Standard deviations among people: impression management .25, acquiescence .2, primacy .12. */
  readonly impression: number;
  readonly acquiescence: number;
  readonly primacy: number;
  /** Factor of the noise; its logarithm deviates by .2. */
  readonly inconsistency: number;
}

const drawStyles = (random: Random): Styles => ({
  impression: 0.25 * random.normal(),
  acquiescence: 0.2 * random.normal(),
  primacy: 0.12 * random.normal(),
  inconsistency: Math.exp(0.2 * random.normal()),
});

const noStyles: Styles = { impression: 0, acquiescence: 0, primacy: 0, inconsistency: 1 };

const choicesIn = (language: Language) =>
  questionnaire(language).blocks.flatMap((block) =>
    block.questions
      .filter(({ question_type }) => question_type === "choice")
      .map((question) => ({ ...question, block: block.id })),
  );

const questionsIn: Readonly<Record<Language, ReturnType<typeof choicesIn>>> = {
  de: choicesIn("de"),
  en: choicesIn("en"),
  es: choicesIn("es"),
  fr: choicesIn("fr"),
  it: choicesIn("it"),
};

/** The choice questions, in order. */
export const questions = questionsIn.en;

/**
 * Returns the topic of one of our own questions and its place in the topic; undefined for a personality set.
 */
export function topicOf(questionId: string): { topic: Topic; place: number } | undefined {
  const [, topic = "", place = ""] = /^(.+)-(\d+)$/.exec(questionId) ?? [];
  return topic in choiceSets ? { topic: topic as Topic, place: Number(place) - 1 } : undefined;
}

/** Marks any two of four options. */
export const byChance = (random: Random): Marks =>
  choose(Array.from({ length: 4 }, () => random.uniform()));

/** Draws a member who reads. */
export function drawCareful(world: StyledWorld, habits: Habits, random: Random): CarefulMember {
  const { tastes = 1, noise = 0.7, lapses = 0, styles = true, means = [], linked = false } = habits;
  const traits = drawTraits(random).map((trait, d) => trait + (means[d] ?? 0));
  const facets = Array.from(
    { length: facetsPerTrait * traitNames.length },
    () => facetDeviation * random.normal(),
  );
  const { impression, acquiescence, primacy, inconsistency } = styles
    ? drawStyles(random)
    : noStyles;
  const drawTaste = (key: string): number => {
    const [trait, link] = (linked && links[key]) || (["openness", 0] as const);
    const own = Math.sqrt(1 - link ** 2) * random.normal();
    return link * (traits[traitNames.indexOf(trait)] ?? 0) + own;
  };
  const preferred = new Map<string, number>();
  const taste = (topic: string, category: string): number => {
    const key = `${topic} ${category}`;
    const known = preferred.get(key) ?? tastes * drawTaste(key);
    preferred.set(key, known);
    return known;
  };
  const mark = (id: string, set: number): Marks => {
    const own = topicOf(id);
    const statements = own === undefined ? world[set] : undefined;
    if (random.uniform() < lapses) return byChance(random);
    if (statements !== undefined)
      return choose(
        statements.map(
          (statement, place) =>
            statement.loadings.reduce((sum, loading, d) => sum + loading * (traits[d] ?? 0), 0) +
            statement.key * (facets[statement.facet] ?? 0) +
            statement.attraction +
            impression * statement.desirability +
            acquiescence * statement.key -
            primacy * place +
            statement.noise * inconsistency * heavyTailed(random),
        ),
      );
    const offered: readonly string[] = (own && choiceSets[own.topic][own.place]) ?? [];
    return choose(
      offered.map(
        (category, place) =>
          taste(own?.topic ?? "", category) -
          primacy * place +
          noise * inconsistency * heavyTailed(random),
      ),
    );
  };
  return {
    traits,
    answer() {
      let set = 0;
      return questions.map(({ id }) => mark(id, topicOf(id) === undefined ? set++ : set));
    },
  };
}

/** The marks of a member who reads, one for each choice question in order. */
export const carefulMarks = (world: StyledWorld, habits: Habits, random: Random): Marks[] =>
  drawCareful(world, habits, random).answer();

/** Marks as the answers to the choice questions in a language. */
export const asResponses = (
  marks: readonly Marks[],
  language: Language = "en",
): QuestionResponse[] =>
  questionsIn[language].map(({ id, block, options }, index) => ({
    question_id: id,
    block_id: block,
    most_appropriate_answer_id: options[marks[index]?.most ?? -1]?.id ?? null,
    least_appropriate_answer_id: options[marks[index]?.least ?? -1]?.id ?? null,
    open_answer_text: null,
  }));

const untold = { has: null, wants: null } as const;

/** Returns the inputs of compatibility by these marks; the member says nothing about children and pets. */
export const inputsOf = (marks: readonly Marks[]): MemberInputs => ({
  ...answerInputs(asResponses(marks)),
  children: untold,
  pets: untold,
});
