/** Two members, the lower id first, so that the pair is the same from both sides. */
export interface Pair {
  readonly lowId: string;
  readonly highId: string;
}

/** @param a, b ids in lower case */
export const pairOf = (a: string, b: string): Pair =>
  a < b ? { lowId: a, highId: b } : { lowId: b, highId: a };
