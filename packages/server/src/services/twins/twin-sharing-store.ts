/** An answer to an open question, as its owner confirmed it. */
interface ConfirmedAnswer {
  readonly questionId: string;
  readonly isAllowed: boolean;
  /** What the owner had written. */
  readonly answer: string;
  /** What of it others hear; empty where nothing is left. */
  readonly words: string;
}

/** What an owner confirmed that the twin may say to others. */
export interface ConfirmedSet {
  readonly confirmedAt: Date;
  readonly answers: readonly ConfirmedAnswer[];
}

/** What a twin may say to others now. */
export interface TwinWords {
  readonly confirmedAt: Date;
  readonly answers: readonly { readonly questionId: string; readonly words: string }[];
}

/** What owners confirmed that their twins may say to others. */
export interface TwinSharingStore {
  find(ownerId: string): Promise<ConfirmedSet | undefined>;
  /**
   * What an owner allowed, without what they have changed since and what has no words left. Nothing where
   * none is left.
   */
  findWords(ownerId: string): Promise<TwinWords | undefined>;
  /** Puts a set in the place of the one before. */
  save(ownerId: string, set: ConfirmedSet): Promise<void>;
  /** Forgets what an owner confirmed. */
  withdraw(ownerId: string): Promise<void>;
}
