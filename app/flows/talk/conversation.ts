/** The facts about a conversation that the chat gets from the navigation state. */
export interface OpenedConversation {
  readonly id: string;
  readonly type: "user" | "advisor" | "twin";
  /** The nickname of the person whom it is with or about; null without one. */
  readonly name: string | null;
}
