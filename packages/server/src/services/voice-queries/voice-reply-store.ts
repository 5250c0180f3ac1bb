/** The spoken form of an answer. */
interface VoiceReply {
  readonly id: string;
  /** The answer that it says. */
  readonly messageId: string;
  /** Who asked. */
  readonly memberId: string;
  readonly file: string;
  readonly createdAt: Date;
}

/** Where a spoken answer belongs, and which file it is. */
interface FoundVoiceReply {
  readonly conversationId: string;
  readonly file: string;
}

/** Spoken answers. Each goes with its message. */
export interface VoiceReplyStore {
  add(reply: VoiceReply): Promise<void>;
  /** A spoken answer that a member asked for. */
  find(memberId: string, id: string): Promise<FoundVoiceReply | undefined>;
  /** Which of these files are spoken answers. */
  known(files: readonly string[]): Promise<ReadonlySet<string>>;
  eraseOlder(before: Date): Promise<void>;
}
