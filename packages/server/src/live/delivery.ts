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
  /** The transcript of the recording, if there is one. */
  readonly transcript: string | null;
  /** The sender's own id for it, in this conversation; sending it again stores nothing twice. */
  readonly clientMessageId: string | null;
}

export interface Message extends NewMessage {
  readonly id: string;
  /** The position in its conversation: 1, 2, 3 and so on. */
  readonly seq: number;
  readonly createdAt: Date;
}

export const textParts = { kind: "text", audio: null, transcript: null } as const;

export interface Delivery {
  readonly message: Message;
  /** The position from which a client that comes back goes on. */
  readonly cursor: string;
}
