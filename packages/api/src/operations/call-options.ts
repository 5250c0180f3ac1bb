import type { OnProgress } from "./send-with-progress.ts";

/** What every operation takes as its last argument. */
export interface CallOptions {
  /** Ends the call; its result is then `{ kind: "aborted" }`. */
  readonly signal?: AbortSignal;
}

/** What an operation that sends a file takes as well. */
export interface UploadOptions extends CallOptions {
  readonly onProgress?: OnProgress;
}
