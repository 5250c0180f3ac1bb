/** With whom a member talks: a twin, the advisor about one candidate, or a person. */
export type ConversationType = "twin" | "advisor" | "user";

/** What is said between two members, or between one and an AI. */
export interface Conversation {
  readonly id: string;
  readonly type: ConversationType;
  /** Both people; one alone where the other is a former member. With an AI, the one who talks to it. */
  readonly memberIds: readonly string[];
  /** Whose twin it is, or whom the advice is about; null between people. */
  readonly subjectId: string | null;
  /** The match it came of; null with an AI, and once the match is erased. */
  readonly matchId: string | null;
  /** Since when it takes no more messages. */
  readonly closedAt: Date | null;
  /** The newest message; 0 before the first. */
  readonly lastSeq: number;
}
