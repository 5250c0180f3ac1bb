import judgements from "./judgements.json" with { type: "json" };

/**
 * How desirable it looks to say a statement of oneself, from -2 to 2, for every statement that is
 * used. No data on desirability were available: these are judgements, made for all statements in one
 * sitting and for the five languages together.
 */
export const desirability: Readonly<Record<string, number>> = Object.fromEntries(
  judgements.desirability.map(({ id, judged }) => [id, judged]),
);

/** Why a statement is left out; whatever is wrong in one language is out in all. */
export const leftOut: Readonly<Record<string, string>> = Object.fromEntries(
  judgements.leftOut.map(({ id, reason }) => [id, reason]),
);
