/** Two members, the lower id first, so that they are one pair whoever of them asks. */
export interface Pair {
  readonly lowId: string;
  readonly highId: string;
}

/** @param a, b ids in lower case */
export const pairOf = (a: string, b: string): Pair =>
  a < b ? { lowId: a, highId: b } : { lowId: b, highId: a };
