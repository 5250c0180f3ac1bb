/** What a member said to another: yes or no. */
export interface Decision {
  readonly memberId: string;
  readonly candidateId: string;
  readonly action: "like" | "pass";
  /** The first message that a like carries; null for none. */
  readonly message: string | null;
  /** Whether the message is kept from the other. @default false */
  readonly isHeld?: boolean;
  readonly decidedAt: Date;
}

/** A like, with what came of it. */
export interface Like {
  /** Who is at the other end. */
  readonly candidateId: string;
  readonly createdAt: Date;
  /** When it was returned; null while it waits. */
  readonly matchedAt: Date | null;
  readonly message: string | null;
}

export type LikeDirection = "received" | "given";
