import type { Pair } from "../matches/pair.ts";
import type { PageRequest } from "../paging/page.ts";
import type { Decision, Like } from "./decision.ts";

/** Whose likes, and how far. */
export interface ReceivedLikes {
  readonly memberId: string;
  /** Later likes can still be taken back and are not told yet. */
  readonly until: Date;
}

/** What members said to each other. */
export interface LikeStore {
  find(memberId: string, candidateId: string): Promise<Decision | undefined>;
  /** Keeps a decision in the place of an older one. */
  save(decision: Decision): Promise<void>;
  remove(memberId: string, candidateId: string): Promise<void>;
  /** Turns the likes of a pair into passes: neither is suggested to the other again. */
  withdraw(pair: Pair): Promise<void>;

  /** Likes that wait for the member's answer, the newest first. */
  pageReceived(likes: ReceivedLikes, request: PageRequest): Promise<readonly Like[]>;
  countReceived(likes: ReceivedLikes): Promise<number>;
  /** Likes that the member gave, waiting or returned, the newest first. */
  pageGiven(memberId: string, request: PageRequest): Promise<readonly Like[]>;
  countGiven(memberId: string): Promise<number>;
}
