/** Something that concerns a member as a whole; the contract's `EventFrame` says what each means. */
export interface LiveEvent {
  readonly event: "twin_ready";
}
