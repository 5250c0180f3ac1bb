import type { Message, NewMessage } from "./message.ts";

/** A message that was stored, and to whom its conversation belongs. */
export interface StoredMessage {
  readonly message: Message;
  readonly memberIds: readonly string[];
}

/** Part of what a member can see of a conversation. */
interface MessageRange {
  /** Only those before this one. */
  readonly before: number | undefined;
  /** How many of the newest to leave out. */
  readonly skip: number;
  readonly limit: number;
}

/** What a message has to do with the questions to a twin or the advisor. */
export interface Answering {
  /** Whether it is to be answered. */
  readonly isQuestion?: boolean;
  /** The questions that it answers. Where none of them is unanswered any more, it is not added. */
  readonly answers?: readonly number[];
}

/** What was said in conversations. */
export interface MessageStore {
  /**
   * Adds a message after all that is there, in one step: nobody else's gets between. Those who are
   * present have read it.
   * @returns nothing where the sender is not in the conversation, it has ended, the sender has used
   *   the `clientMessageId` there before, or what it answers is answered
   */
  add(
    message: NewMessage & Pick<Message, "id" | "createdAt">,
    presentIds: readonly string[],
    answering?: Answering,
  ): Promise<StoredMessage | undefined>;
  findSent(
    conversationId: string,
    senderId: string,
    clientMessageId: string,
  ): Promise<Message | undefined>;
  find(conversationId: string, messageId: string): Promise<Message | undefined>;
  /** The same, where a member can see it. */
  findFor(
    memberId: string,
    conversationId: string,
    messageId: string,
  ): Promise<Message | undefined>;
  /** What a member can see, the newest first; from nobody what was said by who is absent now. */
  page(memberId: string, conversationId: string, range: MessageRange): Promise<readonly Message[]>;
  /** The same from after a message on, the oldest first. */
  readOn(
    memberId: string,
    conversationId: string,
    afterSeq: number,
    limit: number,
  ): Promise<readonly Message[]>;
  /** How many messages a member can see. */
  count(memberId: string, conversationId: string): Promise<number>;
  /** What came after a message, the oldest first. */
  after(conversationId: string, seq: number, limit: number): Promise<readonly Message[]>;
  setTranscript(messageId: string, transcript: string): Promise<void>;
  /** Which of these files are recordings of messages. */
  known(files: readonly string[]): Promise<ReadonlySet<string>>;
}
