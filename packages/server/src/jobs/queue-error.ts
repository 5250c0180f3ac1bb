/**
 * Says that the job queue failed, for the log, by the few words that are ours. What pg-boss tells is no error but
 * a copy of one, and may quote what was sent: it is the cause.
 */
export class QueueError extends Error {
  override readonly name = "QueueError";
  readonly code: string | undefined;

  constructor(told: unknown) {
    const { queue, code, message }: { queue?: unknown; code?: unknown; message?: unknown } =
      Object(told);
    super(typeof queue === "string" ? `the job queue ${queue} failed` : "the job queue failed", {
      cause: told instanceof Error ? told : new Error(String(message)),
    });
    if (typeof code === "string") this.code = code;
  }
}
