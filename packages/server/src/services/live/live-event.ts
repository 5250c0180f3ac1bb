/** Something that concerns a member as a whole; the contract's `EventFrame` says what each means. */
export type LiveEvent =
  | { readonly event: "twin_ready" | "like" }
  | { readonly event: "match"; readonly matchId: string }
  | { readonly event: "message"; readonly conversationId: string; readonly cursor: string }
  | { readonly event: "conversation_ended"; readonly conversationId: string };
