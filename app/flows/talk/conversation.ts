/** What the chat knows of a conversation, from the state of the navigation to it. */
export interface OpenedConversation {
  readonly id: string;
  readonly type: "user" | "advisor" | "twin";
  /** The nickname of the person whom it is with or about; null without one. */
  readonly name: string | null;
}
