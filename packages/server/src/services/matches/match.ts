import type { Pair } from "./pair.ts";

/** Two members who like each other, until one of them ends it. */
export interface Match extends Pair {
  readonly id: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** A match as one of the two sees it. */
export interface OwnMatch {
  readonly id: string;
  readonly createdAt: Date;
  readonly candidateId: string;
  /** Null until somebody opened their conversation. */
  readonly conversationId: string | null;
}
