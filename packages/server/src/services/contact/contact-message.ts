/** What somebody wrote to the people behind Gemel. */
export interface ContactMessage {
  /** The stamp's that it came with. */
  readonly id: string;
  /** The sender's own, the same each time they send it; null where they gave none. */
  readonly clientMessageId: string | null;
  /** Null for a visitor. */
  readonly memberId: string | null;
  readonly fullName: string;
  /** Where to answer. */
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: Date;
}
