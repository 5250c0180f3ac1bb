import type { ReportedMessage } from "../reports/report.ts";

/** A text that joins a conversation. */
interface NewMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly text: string;
  readonly createdAt: Date;
}

/** Conversations and their messages. */
export interface ConversationStore {
  findOfMatch(matchId: string): Promise<string | undefined>;
  /** Opens the conversation of a match. */
  openOfMatch(conversation: {
    readonly id: string;
    readonly matchId: string;
    readonly memberIds: readonly [string, string];
    readonly createdAt: Date;
  }): Promise<void>;
  /** Closes the conversation of a match. @returns its id, where there is one */
  closeOfMatch(matchId: string, now: Date): Promise<string | undefined>;
  /** Adds a text after all that is there. */
  addText(message: NewMessage): Promise<void>;
  /** Whether these members talk to people in a conversation, each of them. */
  hasMembers(conversationId: string, memberIds: readonly string[]): Promise<boolean>;
  /** The newest messages of a conversation in their order, at most so many. */
  copyNewest(conversationId: string, most: number): Promise<readonly ReportedMessage[]>;
}
