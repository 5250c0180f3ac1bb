import type { Pair } from "../matches/pair.ts";

/** Words that came with a like. */
interface LikeWords {
  readonly id: string;
  readonly memberId: string;
  readonly text: string;
  readonly saidAt: Date;
}

/**
 * Which pairs of members had to do with each other, by a like, a match or a conversation, in the last 180
 * days. The database writes it with the like, match or message itself; blocks, unmatches, passes and deleted
 * accounts leave it as it is.
 */
export interface PastStore {
  /** Whether a pair has a past on a day (`YYYY-MM-DD`, UTC), or is a match. */
  has(pair: Pair, day: string): Promise<boolean>;
  /** The conversations of a pair with each other, also those that are erased. */
  findConversations(pair: Pair): Promise<readonly string[]>;
  /** With whom a member had a conversation, where the two have a past on a day. */
  findOther(memberId: string, conversationId: string, day: string): Promise<string | undefined>;
  /** What a pair said with likes, the first and the newest, in the order in which it was said. */
  findWords(pair: Pair): Promise<readonly LikeWords[]>;
  /** Whether words of a member were delivered to another with a like. */
  hasSaid(memberId: string, candidateId: string): Promise<boolean>;
  /** What a member said with likes since a moment, the newest first; of many only the newest. */
  findSaidSince(
    memberId: string,
    since: Date,
  ): Promise<readonly { readonly candidateId: string; readonly text: string }[]>;
  /** Erases words that were taken back before they were delivered. */
  forgetWords(memberId: string, candidateId: string, since: Date): Promise<void>;
  /**
   * Erases what is out of time. A pair whose match was ended stays apart while both have an account.
   * @param day the first that counts @param moment the first of which words count
   */
  eraseBefore(day: string, moment: Date): Promise<void>;
}
