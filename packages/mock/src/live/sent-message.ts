/** A frame of a client: a message that it sends. */
export interface SentMessage {
  readonly conversation_id: string;
  readonly content: string;
  /** The sender's own id for the message, if it wants an acknowledgement. */
  readonly client_msg_id?: string;
}

const longestContent = 4000;

function isMessage(value: unknown): value is SentMessage {
  if (typeof value !== "object" || value === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...value };
  const { conversation_id, content, client_msg_id, ...unknown } = fields;
  if (Object.keys(unknown).length > 0) return false;
  if (typeof conversation_id !== "string" || typeof content !== "string") return false;
  if (content.trim() === "" || Array.from(content).length > longestContent) return false;
  return client_msg_id === undefined || typeof client_msg_id === "string";
}

/** Reads a message that a client sent into a conversation; undefined if it is no message for it. */
export function readSentMessage(text: string, conversationId: string): SentMessage | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isMessage(value) && value.conversation_id === conversationId ? value : undefined;
  } catch {
    return undefined;
  }
}
