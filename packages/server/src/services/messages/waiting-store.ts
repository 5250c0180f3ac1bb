/** What waits for a member in conversations with people. */
interface Waiting {
  /** When the oldest unread message was sent of which no mail has told. */
  readonly since: Date;
  /** When the last mail about waiting messages went out. */
  readonly mailedAt: Date | null;
}

/** Messages that wait unread, and the mails about them. */
export interface WaitingStore {
  /**
   * What waits for a member in conversations that they can see and that go on, said by people. Nothing where
   * all of it is read, or a mail has told of it.
   */
  find(userId: string): Promise<Waiting | undefined>;
  /** Notes that a mail went out that tells of all that waits. */
  noteMailed(userId: string, now: Date): Promise<void>;
}
