/**
 * Says that the job queue failed, for the log, by the few words that are ours. What pg-boss says is no error but
 * a copy of one, and may quote what was sent: it is the cause.
 */
export class QueueError extends Error {
  override readonly name = "QueueError";
  readonly code: string | undefined;

  constructor(failure: unknown) {
    const { queue, code, message }: { queue?: unknown; code?: unknown; message?: unknown } =
      Object(failure);
    super(typeof queue === "string" ? `the job queue ${queue} failed` : "the job queue failed", {
      cause: failure instanceof Error ? failure : new Error(String(message)),
    });
    if (typeof code === "string") this.code = code;
  }
}
