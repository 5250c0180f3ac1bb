import type { OnProgress } from "./send-with-progress.ts";

/** The last argument of every operation. */
export interface CallOptions {
  /** Ends the call; its result is then `{ kind: "aborted" }`. */
  readonly signal?: AbortSignal;
}

/** Further options of an operation that sends a file. */
export interface UploadOptions extends CallOptions {
  readonly onProgress?: OnProgress;
}
