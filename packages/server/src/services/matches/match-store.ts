import type { PageRequest } from "../paging/page.ts";
import type { Match, OwnMatch } from "./match.ts";
import type { Pair } from "./pair.ts";

/** Matches, and the lock under which a pair's standing changes. */
export interface MatchStore {
  /**
   * Holds a pair until the transaction ends: of two changes of what they are to each other, one waits for
   * the other and then sees what it did.
   */
  holdPair(pair: Pair): Promise<void>;
  /** Keeps a new match. @throws when the pair has one that is not ended */
  add(match: Omit<Match, "endedAt">): Promise<void>;
  find(id: string): Promise<Match | undefined>;
  /** The newest match of a pair, ended or not. */
  findLatest(pair: Pair): Promise<Match | undefined>;
  end(id: string, now: Date): Promise<void>;
  /** A member's matches that are not ended, the newest first. */
  page(memberId: string, request: PageRequest): Promise<readonly OwnMatch[]>;
  count(memberId: string): Promise<number>;
  /** Erases matches that ended before a moment, with their conversations. */
  eraseEnded(before: Date): Promise<void>;
}
