/**
 * Reports a failed job to the log: the place and the kind of error. The message of the error stays out, since
 * it may quote an address, a query's values or an answer; the error is the cause.
 */
export class JobError extends Error {
  override readonly name = "JobError";
  readonly code: string | undefined;

  constructor(job: string, id: string, cause: unknown) {
    super(`job ${job} ${id} failed: ${cause instanceof Error ? cause.name : typeof cause}`, {
      cause,
    });
    if (!(cause instanceof Error)) return;
    if ("code" in cause && typeof cause.code === "string") this.code = cause.code;
    // The message may have lines that look like frames.
    const trace = cause.stack?.replace(cause.message, "") ?? "";
    const frames = trace.split("\n").filter((line) => /^ {4}at /.test(line));
    this.stack = [`${this.name}: ${this.message}`, ...frames].join("\n");
  }
}

/**
 * Reports a failure of the job queue to the log, by the few words that are ours. pg-boss reports no error but
 * a copy of one, which may quote what was sent: it is the cause.
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
