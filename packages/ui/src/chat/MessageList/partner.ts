import type { MessageAuthor } from "../Message/message.ts";

/** With whom a conversation is. */
export interface Partner {
  kind: Exclude<MessageAuthor, "me">;
  /** "Clémence", "Your twin", "Duo". */
  name: string;
}
