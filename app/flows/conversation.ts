/** What the chat is told of a conversation, as the state of the navigation to it. */
export interface OpenedConversation {
  readonly id: string;
  readonly type: "user" | "advisor" | "twin";
  /** Of the person whom it is with or about; null where they told none. */
  readonly name: string | null;
}
