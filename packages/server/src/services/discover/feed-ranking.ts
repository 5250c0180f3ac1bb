/** The order in which a member sees candidates, kept from the first page on. */
interface FeedRanking {
  readonly id: string;
  readonly memberId: string;
  /** Says for which criteria it was made. */
  readonly criteriaKey: string;
  /** Nobody twice. It only ever grows, at its end. */
  readonly candidateIds: readonly string[];
  readonly createdAt: Date;
}

/** Feeds that are being read. */
export interface FeedRankingStore {
  /** Keeps a ranking; of a member's the newest few stay, one for each device that is scrolling. */
  add(ranking: FeedRanking): Promise<void>;
  find(id: string, memberId: string): Promise<FeedRanking | undefined>;
  /**
   * Adds candidates to the end of a ranking that has `length` of them; when another page has added some
   * in the meantime, nothing is added. @returns all candidates; undefined when the ranking is gone
   */
  extend(
    id: string,
    length: number,
    more: readonly string[],
  ): Promise<readonly string[] | undefined>;
  /** Erases those made before a moment. */
  eraseOlder(than: Date): Promise<void>;
}
