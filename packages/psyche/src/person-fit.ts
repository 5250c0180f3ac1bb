import { choiceSets, type Topic } from "./instrument/design.ts";
import { traitAssumptions } from "./instrument/trait-model.ts";
import { marksOf } from "./marks.ts";
import { logProbability, type MarkedSet } from "./model/best-worst.ts";
import { type Assumptions, findMode } from "./model/posterior.ts";
import { preferenceSets } from "./preferences.ts";
import { questionnaire } from "./questionnaire.ts";
import type { QuestionResponse } from "./responses.ts";
import { traitSets } from "./trait-sets.ts";

/** How the marks of a member agree with each other; all by the marks alone. */
export interface PersonFit {
  /**
   * Mean log-probability of a set of personality statements by the traits from the other sets, above
   * that of chance. 0 is chance.
   */
  readonly held: number;
  /** The same of the questions of a topic, by the preferences from the other questions of the topic. */
  readonly topic: number;
  /** The largest share of questions that repeat the two places marked a fixed number of questions before, 0 to 1. */
  readonly lag: number;
}

/** Log-probability of two marks among four options by chance: one of twelve ordered pairs. */
const byChance = -Math.log(12);

/** Mean log-probability of each set, predicted by all others, above chance. */
function heldOut(sets: readonly MarkedSet[], assumptions: Assumptions): readonly number[] {
  const mode = findMode(sets, assumptions);
  return sets.map((set, index) => {
    const others = sets.filter((_other, place) => place !== index);
    return logProbability(set, findMode(others, assumptions, mode)) - byChance;
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Topics that ask for the same categories at least twice. */
const repeatedTopics = ["love-receiving", "love-giving", "values", "daily-life", "plans"] as const;

/** A smaller variance than that of the scores: a prediction by few marks is held back, not bold. */
const tasteVariance = 0.5;

const topicFits = (topic: Topic, responses: readonly QuestionResponse[]): readonly number[] => {
  const categories = [...new Set<string>(choiceSets[topic].flat())];
  return heldOut(preferenceSets(topic, categories, responses), {
    dimensions: categories.length,
    priorVariance: tasteVariance,
    interceptError: 0,
    loadingError: 0,
  });
};

const choices = questionnaire("en")
  .blocks.flatMap(({ questions }) => questions)
  .filter(({ question_type }) => question_type === "choice")
  .map(({ id, options }) => ({ questionId: id, optionIds: options.map((option) => option.id) }));

/** The longest cycle of places that is looked for, in questions: each of the twelve pairs once, and one more. */
const longestCycle = 13;

function lagOf(responses: readonly QuestionResponse[]): number {
  const marks = marksOf(choices, responses);
  const shares = Array.from({ length: longestCycle }, (_none, index) => {
    const later = marks.slice(index + 1);
    const repeated = later.filter(({ most, least }, place) => {
      const before = marks[place];
      return before?.most === most && before.least === least;
    });
    return repeated.length / later.length;
  });
  return Math.max(...shares);
}

/** The `topic` of a member's `PersonFit`; NaN where no topic is answered. */
export const topicFit = (responses: readonly QuestionResponse[]): number =>
  mean(repeatedTopics.flatMap((topic) => topicFits(topic, responses)));

/** Reads how a member's marks agree with each other: 4 ms. */
export const personFit = (responses: readonly QuestionResponse[]): PersonFit => ({
  held: mean(heldOut(traitSets(responses), traitAssumptions)),
  topic: topicFit(responses),
  lag: lagOf(responses),
});

/**
 * Logistic regressions of careful against careless answers, as many of either, in the simulation of
 * `evidence/careless.ts` (`fitWeights`): of members who are careless throughout, or in the personality
 * questions alone. Flat and noisy tastes are among the careful, so that a member who
 * hardly prefers one thing to another is not taken for one who does not read.
 */
export const regressions = {
  throughout: { constant: -1.85, held: 7.5, topic: 11 },
  personality: { constant: -0.65, held: 15, topic: 0 },
} as const;

/**
 * One careless member in nine, of the 10 to 12 % that are found among people who answer
 * online: Meade, A. W., & Craig, S. B. (2012). Identifying careless responses in survey data. Psychological
 * Methods, 17, 437-455.
 */
const carelessForOneCareful = 1 / 8;

/**
 * What part of the careless are careless in which questions. How large it is among people is not known: with
 * a third, those who hardly prefer one thing to another keep to the 5 % below `leastConfidence` that they had without,
 * and half of those who answer by chance in the personality questions alone are below the confidence of plain words.
 */
const shares = { throughout: 2 / 3, personality: 1 / 3 } as const;

/** Of careful simulated members one in a thousand repeats .32 of the places, and none of 4,000 repeats .4. */
const maxRepeated = 0.4;

/** With fewer marks the precision of the scores is what limits them. */
const leastMarks = 30;

/** How many members are careless in this way for one who is careful, among those whose marks agree like these. */
function carelessOdds(way: keyof typeof regressions, { held, topic }: PersonFit): number {
  const { constant, ...weights } = regressions[way];
  const score = constant + weights.held * held + weights.topic * topic;
  return carelessForOneCareful * shares[way] * Math.exp(-score);
}

/**
 * How likely it is that the personality questions were answered by reading, 0 to 1: 0 for a repeated pattern, else
 * the probability by the regressions. Fewer than `leastMarks` marks are not judged.
 */
export function trustIn(responses: readonly QuestionResponse[]): number {
  if (marksOf(choices, responses).length < leastMarks) return 1;
  const fit = personFit(responses);
  if (fit.lag > maxRepeated) return 0;
  return 1 / (1 + carelessOdds("throughout", fit) + carelessOdds("personality", fit));
}

/**
 * A member whose topic answers agree less than this is shown no scores of others: by an account that prefers
 * nothing, what others are could be read from what is left. Of careful simulated members about one in forty
 * falls below (`evidence/leak.ts`).
 */
export const leastTopicFit = 0.06;
