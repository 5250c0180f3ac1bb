import type { MessageAuthor } from "../Message/message.ts";

/** The other person of a conversation, or the AI. */
export interface Partner {
  kind: Exclude<MessageAuthor, "me">;
  /** "Clémence", "Your twin", "Duo". */
  name: string;
}
