/** The facts about a conversation that the chat gets from the navigation state. */
export interface OpenedConversation {
  readonly id: string;
  readonly type: "user" | "advisor" | "twin";
  /** Nickname of the person that the conversation is with or about; null if there is none. */
  readonly name: string | null;
}
