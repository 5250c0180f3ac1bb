import { type CategoryOf, type Topic } from "./instrument/design.ts";
import type { MarkedSet } from "./model/best-worst.ts";
import { at } from "./model/matrix.ts";
import type { Uncertain } from "./model/normal.ts";
import { type Assumptions, posterior } from "./model/posterior.ts";
import type { QuestionResponse } from "./responses.ts";
import { type Front, frontOf, isLevel } from "./summary/front.ts";
import { topicMarks } from "./topic-choices.ts";

/** How much a person prefers each thing to the average of its kind, in logits, with its error. */
export type Preferences<Category extends string> = Readonly<Record<Category, Uncertain>>;

const assumptions = (dimensions: number): Assumptions => ({
  dimensions,
  priorVariance: 1,
  interceptError: 0.4,
  loadingError: 0,
});

/** The marks in the questions of a topic as the model takes them, a dimension for each category. */
export const preferenceSets = (
  topic: Topic,
  categories: readonly string[],
  responses: readonly QuestionResponse[],
): readonly MarkedSet[] =>
  topicMarks(topic, responses).map(({ offered, most, least }) => ({
    statements: offered.map((category) => ({
      dimension: categories.indexOf(category),
      loading: 1,
      intercept: 0,
    })),
    most,
    least,
  }));

/**
 * Returns a member's preferences among the categories of a topic, by the same best-worst model as the traits:
 * posterior means, centred so that they sum to zero, since choices say only what is preferred to what. Null
 * without an answer.
 */
export function preferences<T extends Exclude<Topic, "love-giving" | "love-receiving">>(
  topic: T,
  categories: readonly CategoryOf<T>[],
  responses: readonly QuestionResponse[],
): Preferences<CategoryOf<T>> | null {
  const sets = preferenceSets(topic, categories, responses);
  if (sets.length === 0) return null;
  const { mean, covariance } = posterior(sets, assumptions(categories.length));
  const size = categories.length;
  const average = mean.reduce((sum, value) => sum + value, 0) / size;
  const rowSums = covariance.map((row) => row.reduce((sum, value) => sum + value, 0));
  const total = rowSums.reduce((sum, value) => sum + value, 0);
  return Object.fromEntries(
    categories.map((category, i): [string, Uncertain] => [
      category,
      {
        value: (mean[i] ?? 0) - average,
        variance: at(covariance, i, i) - (2 * (rowSums[i] ?? 0)) / size + total / size ** 2,
      },
    ]),
  ) as Preferences<CategoryOf<T>>;
}

/** How far above the average of its kind something must be, in logits, to be shown as liked. */
export const leastLiking = 0.3;

const distancesOf = <Key extends string>(preferred: Preferences<Key>) =>
  (Object.keys(preferred) as Key[]).map((key) => {
    const { value, variance } = preferred[key];
    return { key, distance: value, error: Math.sqrt(variance) };
  });

/** Returns the first of the preferences, as a portrait says it. */
export const favourite = <Key extends string>(
  preferred: Preferences<Key>,
  isTentative: boolean,
): Front<Key> | undefined => frontOf(distancesOf(preferred), { least: leastLiking, isTentative });

/** Returns the first of the preferences and all that are level with it; none if it is hardly liked. */
export function favourites<Key extends string>(preferred: Preferences<Key>): readonly Key[] {
  const [first, ...others] = distancesOf(preferred).toSorted((a, b) => b.distance - a.distance);
  if (first === undefined || first.distance <= leastLiking) return [];
  return [first, ...others.filter((other) => isLevel(first, other))].map(({ key }) => key);
}
