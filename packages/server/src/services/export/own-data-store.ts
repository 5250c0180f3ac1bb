import type { Message } from "../messages/message.ts";

/** A row as a copy shows it, under the names of the contract. */
type Row = Readonly<Record<string, string | number | boolean | Date | null>>;

/** A member that the copy's member passed on. */
interface Pass {
  readonly candidateId: string;
  readonly decidedAt: Date;
}

/** What a copy of a member's data tells and nothing else of the server asks for. */
export interface OwnDataStore {
  /** The account, without its secrets. */
  account(userId: string): Promise<Row | undefined>;
  /** Sessions that are still known, the newest first. */
  sessions(userId: string): Promise<readonly Row[]>;
  /** How much of the AI the member used, by day. */
  aiUsage(userId: string): Promise<readonly Row[]>;
  /** What was decided about the member: when they were warned, suspended, made an admin. */
  decisions(userId: string): Promise<readonly Row[]>;
  /** Members that this one passed on, the newest first. */
  passes(userId: string): Promise<readonly Pass[]>;
  /** Whom the member keeps away, without the names of those who are absent. */
  blocks(userId: string): Promise<readonly Row[]>;
  /** Reports that the member made: what they told, and of whom. */
  reports(userId: string): Promise<readonly Row[]>;
  /** What the member wrote to the people behind Gemel. */
  contactMessages(userId: string): Promise<readonly Row[]>;
  /** Files of the spoken answers in a conversation that the member asked for, by the ids of their messages. */
  spokenAnswers(userId: string, conversationId: string): Promise<ReadonlyMap<string, string>>;
  /**
   * What the member said where they cannot read it any more: in conversations that they deleted, or with and
   * about members who are kept away. In the order of the ids.
   * @param afterId the last one of the page before
   */
  unseenWords(
    userId: string,
    afterId: string | undefined,
    limit: number,
  ): Promise<readonly Message[]>;
}
