import { categories, type Category } from "./places.ts";

/** Scores of one visit or of several, of 100, and what took points away. */
export type Scores = Readonly<Record<Category, number>> & {
  readonly faults: Readonly<Record<Category, readonly string[]>>;
};

/** The middle one of each score; the faults are those of the last visit. @throws Error without visits */
export function medianOf(visits: readonly Scores[]): Scores {
  const last = visits.at(-1);
  if (last === undefined) throw new Error("Nothing was visited");
  const middle = (category: Category): number =>
    visits.map((visit) => visit[category]).toSorted((a, b) => a - b)[
      Math.floor(visits.length / 2)
    ] ?? 0;
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    "best-practices": middle("best-practices"),
    seo: middle("seo"),
    faults: last.faults,
  };
}

/** A record with a value for every category. */
export const forEach = <Value>(
  value: (category: Category) => Value,
): Readonly<Record<Category, Value>> =>
  Object.fromEntries(categories.map((category) => [category, value(category)])) as Record<
    Category,
    Value
  >;
