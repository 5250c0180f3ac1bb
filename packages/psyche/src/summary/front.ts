/** How sure a text is: `leaning` in words that leave it open. */
export type Sure = "clear" | "leaning";

/** How far something is from the middle of its kind, with the standard error of that. */
export interface Distance {
  readonly distance: number;
  readonly error: number;
}

/** In standard errors, for a leaning and to be clear: for that the middle is outside the 90 % interval. */
const leaning = 0.9;
const clear = 1.645;

export const isClear = ({ distance, error }: Distance): boolean => distance > clear * error;

/** Whether the first of all does not lead another one: by no more than half its standard error. */
export const isLevel = (first: Distance, other: Distance): boolean =>
  first.distance - other.distance <= first.error / 2;

/**
 * Whether the first leads another one so far that "most" can be said plainly: by more than its standard error. In a
 * trial one "most" in six was then untrue of a simulated member's traits, and one in eight of their love languages; of
 * all that were not level, one in three and one in five.
 */
export const isAhead = (first: Distance, other: Distance | undefined): boolean =>
  other === undefined || first.distance - other.distance > first.error;

/** The first of a kind: one, or two that are level. */
export interface Front<Key> {
  readonly keys: readonly [Key] | readonly [Key, Key];
  readonly sure: Sure;
}

interface FrontOptions {
  /** How far from the middle it must be. */
  readonly least: number;
  /** Whether everything is stated as a leaning. */
  readonly isTentative: boolean;
}

/**
 * Returns the first, if it is far enough from the middle for a leaning; clear if it is ahead too. All that
 * are level with the first come first; of more than two none is named.
 */
export function frontOf<Key>(
  all: readonly (Distance & { readonly key: Key })[],
  { least, isTentative }: FrontOptions,
): Front<Key> | undefined {
  const ranked = all.toSorted((a, b) => b.distance - a.distance);
  const [first, ...others] = ranked;
  if (first === undefined) return undefined;
  const [second, third] = others.filter((other) => isLevel(first, other));
  if (third !== undefined) return undefined;
  const named = second === undefined ? [first] : [first, second];
  if (named.some(({ distance, error }) => distance < Math.max(least, leaning * error)))
    return undefined;
  const next = ranked[named.length];
  const isClearlyAhead = named.every((each) => isClear(each) && isAhead(each, next));
  return {
    keys: second === undefined ? [first.key] : [first.key, second.key],
    sure: !isTentative && isClearlyAhead ? "clear" : "leaning",
  };
}
