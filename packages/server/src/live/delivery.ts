interface Recording {
  readonly file: string;
  readonly mime: string;
  readonly durationMs: number;
}

/** A message before it is stored. */
export interface NewMessage {
  readonly conversationId: string;
  /** Null for an AI. */
  readonly senderId: string | null;
  readonly role: "user" | "assistant";
  readonly kind: "text" | "audio";
  /** Null for a recording. */
  readonly text: string | null;
  /** Null for a text. */
  readonly audio: Recording | null;
  /** What the recording says, where it is written down. */
  readonly transcript: string | null;
  /** The sender's own id for it, in this conversation; sending it again stores nothing twice. */
  readonly clientMessageId: string | null;
}

export interface Message extends NewMessage {
  readonly id: string;
  /** Where it stands in its conversation: 1, 2, 3 and so on. */
  readonly seq: number;
  readonly createdAt: Date;
}

export const textParts = { kind: "text", audio: null, transcript: null } as const;

export interface Delivery {
  readonly message: Message;
  /** Where it stands, for coming back. */
  readonly cursor: string;
}
