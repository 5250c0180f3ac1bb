/**
 * Says that a job failed, for the log: where and with what kind of error. What the error says stays
 * out, since it may quote an address, a query's values or an answer; it is the cause.
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
    // What it says may have lines that look like frames.
    const trace = cause.stack?.replace(cause.message, "") ?? "";
    const frames = trace.split("\n").filter((line) => /^ {4}at /.test(line));
    this.stack = [`${this.name}: ${this.message}`, ...frames].join("\n");
  }
}
