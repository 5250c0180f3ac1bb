/** What every operation takes as its last argument. */
export interface CallOptions {
  /** Ends the call; its result is then `{ kind: "aborted" }`. */
  readonly signal?: AbortSignal;
}
