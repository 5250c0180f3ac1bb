import { choiceSets, type Topic } from "./instrument/design.ts";
import { pullOfDesirability, traitAssumptions } from "./instrument/trait-model.ts";
import { type Choice, type ChoiceMarks, marksOf } from "./marks.ts";
import { logOneMark, logProbability, type MarkedSet, type Statement } from "./model/best-worst.ts";
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
  /** The same for the questions of a topic, by the preferences from the other questions of the topic. */
  readonly topic: number;
  /** The same for each mark alone, given the other. */
  readonly most: MarkFit;
  readonly least: MarkFit;
  /**
   * As `held`, by what is seen of a statement without asking whether it fits: how good or bad it sounds;
   * whether it says yes or no.
   */
  readonly sound: number;
  readonly yes: number;
  /**
   * The largest share of sets of personality statements in which one of the two marks has the same place, or
   * in which the two have the same distance from each other.
   */
  readonly place: number;
  /** The largest share of questions that repeat the two places marked a fixed number of questions before, 0 to 1. */
  readonly lag: number;
  /** The longest run of sets of personality statements that do so one after the other. */
  readonly run: number;
}

/** How well one of the two marks agrees with the other sets, as `held` and `topic` of a `PersonFit`. */
export interface MarkFit {
  readonly held: number;
  readonly topic: number;
}

/** Log-probabilities by chance: one of twelve ordered pairs of four options, one of the three that the other mark left. */
const byChance = { both: -Math.log(12), one: -Math.log(3) } as const;

/** Log-probability of a set's marks, predicted by all other sets, above chance. */
type HeldOut = Readonly<Record<"both" | "most" | "least", number>>;

function heldOut(sets: readonly MarkedSet[], assumptions: Assumptions): readonly HeldOut[] {
  const mode = findMode(sets, assumptions);
  return sets.map((set, index) => {
    const others = sets.filter((_other, place) => place !== index);
    const values = findMode(others, assumptions, mode, nearEnough);
    return {
      both: logProbability(set, values) - byChance.both,
      most: logOneMark(set, values, "most") - byChance.one,
      least: logOneMark(set, values, "least") - byChance.one,
    };
  });
}

/** Leaving out one set moves the values little: the search ends with a step smaller than this. */
const nearEnough = 0.05;

const meanOf = (sets: readonly HeldOut[], marks: keyof HeldOut): number =>
  sets.reduce((sum, set) => sum + set[marks], 0) / sets.length;

/** Logits for a step of what is seen of a statement, from a little to nearly all that decides. */
const strengths = [0.5, 1, 2, 4].flatMap((strength) => [strength, -strength]);

/** Log-probability of a set's marks, above chance, by one thing that is seen of a statement: mean over the strengths. */
function seenAs(sets: readonly MarkedSet[], of: (statement: Statement) => number): number {
  const seen = sets.map((set) => ({
    ...set,
    statements: set.statements.map((each) => ({ dimension: 0, loading: of(each), intercept: 0 })),
  }));
  const logs = strengths.map((strength) =>
    seen.reduce((sum, set) => sum + logProbability(set, [strength]) - byChance.both, 0),
  );
  const top = Math.max(...logs);
  const likelihood = logs.reduce((sum, log) => sum + Math.exp(log - top), 0) / logs.length;
  return (top + Math.log(likelihood)) / sets.length;
}

/** Topics that ask for the same categories at least twice. */
const repeatedTopics = ["love-receiving", "love-giving", "values", "daily-life", "plans"] as const;

/** A smaller variance than that of the scores: a prediction by few marks is held back, not bold. */
const tasteVariance = 0.5;

const topicFits = (topic: Topic, responses: readonly QuestionResponse[]): readonly HeldOut[] => {
  const categories = [...new Set<string>(choiceSets[topic].flat())];
  return heldOut(preferenceSets(topic, categories, responses), {
    dimensions: categories.length,
    priorVariance: tasteVariance,
    interceptError: 0,
    loadingError: 0,
  });
};

const choicesIn = (isAsked: (blockId: string) => boolean): readonly Choice[] =>
  questionnaire("en")
    .blocks.filter(({ id }) => isAsked(id))
    .flatMap(({ questions }) => questions)
    .filter(({ question_type }) => question_type === "choice")
    .map(({ id, options }) => ({ questionId: id, optionIds: options.map((option) => option.id) }));

const choices = choicesIn(() => true);
const personalityChoices = choicesIn((id) => id === "personality");
const topicChoices = choicesIn((id) => id !== "personality");

/** The longest cycle of places that is looked for, in questions: each of the twelve pairs once, and one more. */
const longestCycle = 13;

/** For each cycle, which marks repeat those of one cycle before. */
const repetitions = (marks: readonly ChoiceMarks[]): readonly (readonly boolean[])[] =>
  Array.from({ length: longestCycle }, (_none, index) =>
    marks.slice(index + 1).map(({ most, least }, place) => {
      const before = marks[place];
      return before?.most === most && before.least === least;
    }),
  );

const lagOf = (marks: readonly ChoiceMarks[]): number =>
  Math.max(...repetitions(marks).map((repeats) => repeats.filter(Boolean).length / repeats.length));

/**
 * The longest run of marks that repeat those of one cycle before, of any cycle: the longest string of Johnson, J. A.
 * (2005). Ascertaining the validity of individual protocols from Web-based personality inventories. Journal of
 * Research in Personality, 39, 103-129, for cycles of more than one answer.
 */
function runOf(marks: readonly ChoiceMarks[]): number {
  let longest = 0;
  for (const repeats of repetitions(marks)) {
    let run = 0;
    for (const isRepeated of repeats) {
      run = isRepeated ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
  }
  return longest;
}

/** The largest share of one value. */
const commonest = (values: readonly number[]): number =>
  Math.max(...values.map((value) => values.filter((other) => other === value).length)) /
  values.length;

const placeOf = (marks: readonly ChoiceMarks[]): number =>
  Math.max(
    commonest(marks.map(({ most }) => most)),
    commonest(marks.map(({ least }) => least)),
    commonest(marks.map(({ most, least }) => (least - most + 4) % 4)),
  );

const allTopicFits = (responses: readonly QuestionResponse[]): readonly HeldOut[] =>
  repeatedTopics.flatMap((topic) => topicFits(topic, responses));

/** The `topic` of a member's `PersonFit`; NaN where no topic is answered. */
export const topicFit = (responses: readonly QuestionResponse[]): number =>
  meanOf(allTopicFits(responses), "both");

/** Reads how a member's marks agree with each other: 3 ms. */
export function personFit(responses: readonly QuestionResponse[]): PersonFit {
  const sets = traitSets(responses);
  const held = heldOut(sets, traitAssumptions);
  const personality = marksOf(personalityChoices, responses);
  const topics = allTopicFits(responses);
  const fitOf = (marks: keyof HeldOut): MarkFit => ({
    held: meanOf(held, marks),
    topic: meanOf(topics, marks),
  });
  return {
    ...fitOf("both"),
    most: fitOf("most"),
    least: fitOf("least"),
    sound: seenAs(sets, ({ intercept }) => intercept / pullOfDesirability),
    yes: seenAs(sets, ({ styles: [key = 0] = [] }) => key),
    place: placeOf(personality),
    lag: lagOf(marksOf(choices, responses)),
    run: runOf(personality),
  };
}

/**
 * Logistic regressions of careful against careless answers, in equal numbers, in the simulation of
 * `evidence/careless.ts` (`fitWeights`): members who are careless throughout, or in the personality questions
 * alone, or who set one of the two marks by chance in all of them. `otherTopic` distinguishes these last from
 * members with flat tastes, whose other mark agrees no better. `sound` and `yes` are for members who choose
 * by that alone in the personality questions, with some doubt. Half of the careful members that these are
 * compared with are further out in all traits, the way that most would like to be: they look most like such
 * careless members. The careful members include flat and noisy tastes, so that a member who hardly prefers
 * one thing to another is not taken for one who does not read.
 */
export const regressions = {
  throughout: { constant: -1.85, held: 7.5, topic: 11 },
  personality: { constant: -0.65, held: 15, topic: 0 },
  oneMark: { constant: 0.3, held: 19, topic: 19, otherTopic: -7.3 },
  sound: { constant: 22, fit: -24 },
  yes: { constant: 17, fit: -20.5 },
} as const;

/**
 * One careless member in nine, by the 10 to 12 % that are found among people who answer online: Meade, A. W.,
 * & Craig, S. B. (2012). Identifying careless responses in survey data. Psychological Methods, 17, 437-455.
 */
const carelessForOneCareful = 1 / 8;

/**
 * The shares of careless members by the questions in which they are careless. The real shares are not known.
 * With a third, 5 % of the members who hardly prefer one thing to another are below `leastConfidence`, as
 * without it, and half of the members who answer by chance in the personality questions alone are below the
 * confidence needed for plain words.
 */
const shares = { throughout: 2 / 3, personality: 1 / 3 } as const;

/**
 * How many set one mark by chance for one who is careless otherwise, half of them the most fitting and half the least
 * fitting one. It is not known among people either: with this, half of them are below the confidence of plain words.
 */
const oneMarkForOneCareless = 1 / 3;

/**
 * How many mark by how a statement sounds, and how many by whether it says yes, for one who is careless otherwise. Not
 * known either: with this, nearly all who do so without a doubt are found, and few who are far out in all traits.
 */
const looksForOneCareless = 1 / 12;

/**
 * The worth of the scores of members with one mark by chance, as a part of those of careful members: they
 * account for .4 to .5 of a trait's variance, those of careful members for .67 (`error` in
 * `evidence/careless.ts`).
 */
const worthOfOneMark = 0.7;

/** One in a thousand careful simulated members repeats .32 of the places, and none of 4,000 repeats .4. */
const maxRepeated = 0.4;

/**
 * Of 20,000 careful simulated members, five have a run in all forty questions that is longer than the first
 * limit. Of those who show love in the very ways in which they hope for it, one in two hundred has a run
 * longer than the second: the questions on both are in the same order. A run of seven in a cycle of one is
 * eight questions.
 */
const longestRun = { personality: 6, topics: 7 } as const;

/**
 * Limit of the share of sets in which one of the two marks has the same place, such as the first one or the
 * one below the other mark. Above it the mark depends on its place; none of 10,000 careful simulated members
 * is above.
 */
const maxOnePlace = 0.8;
const beyondDoubt = 1_000;

/** With fewer marks, only the precision of the scores limits the confidence. */
const leastMarks = 30;

/** The shortest run that speaks for a pattern: one careful member in 150 has one, by chance. */
const shortestRun = 4;

/**
 * How much likelier a run is among the careless than among the careful: of these, a longer one by one has a twelfth as
 * many; of the careless, one in six is assumed to answer in cycles.
 */
const runOdds = (run: number): number => (run < shortestRun ? 1 : 12 ** run / 1_000);

/** How many mark by this alone for one who is careful. */
function looksOdds(by: "sound" | "yes", fit: PersonFit): number {
  const { constant, fit: weight } = regressions[by];
  return carelessForOneCareful * looksForOneCareless * Math.exp(-(constant + weight * fit[by]));
}

/** Number of members careless in this way for each careful one, among those whose marks agree like these. */
function carelessOdds(way: keyof typeof shares, { held, topic }: PersonFit): number {
  const { constant, ...weights } = regressions[way];
  const score = constant + weights.held * held + weights.topic * topic;
  return carelessForOneCareful * shares[way] * Math.exp(-score);
}

/** The same for members who set one mark by chance. */
function oneMarkOdds({ most, least, place }: PersonFit): number {
  if (place > maxOnePlace) return beyondDoubt;
  const { constant, held, topic, otherTopic } = regressions.oneMark;
  const likelihood = (own: MarkFit, other: MarkFit): number =>
    Math.exp(-(constant + held * own.held + topic * own.topic + otherTopic * other.topic));
  const odds = (likelihood(most, least) + likelihood(least, most)) / 2;
  return carelessForOneCareful * oneMarkForOneCareless * odds;
}

/**
 * How far the personality answers can be trusted, 0 to 1: 0 for a pattern, in many of all questions or in a run of
 * these, else the probability by the regressions that they were made by reading, and of those with one mark by chance
 * or by its place the part that they are worth (Bayes' rule for one careful way and five others). Fewer than
 * `leastMarks` marks are not judged.
 */
export function trustIn(responses: readonly QuestionResponse[]): number {
  if (marksOf(choices, responses).length < leastMarks) return 1;
  const fit = personFit(responses);
  if (fit.lag > maxRepeated || fit.run > longestRun.personality) return 0;
  const oneMark = oneMarkOdds(fit);
  const careless = carelessOdds("throughout", fit) + carelessOdds("personality", fit);
  const worthless = runOdds(fit.run) * careless + looksOdds("sound", fit) + looksOdds("yes", fit);
  return (1 + worthOfOneMark * oneMark) / (1 + worthless + oneMark);
}

/**
 * A member whose topic answers agree less than this is shown no scores of others: an account without
 * preferences could read the traits of others from the rest of the score. About one in forty careful
 * simulated members is below (`evidence/leak.ts`).
 */
export const leastTopicFit = 0.06;

/** Whether the answers to the topics agree enough to be believed, and are no pattern. */
export const doTopicsAgree = (responses: readonly QuestionResponse[]): boolean =>
  topicFit(responses) >= leastTopicFit &&
  runOf(marksOf(topicChoices, responses)) <= longestRun.topics;
