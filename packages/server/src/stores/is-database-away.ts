/**
 * Refused or not found, gone or silent while it worked, stopping or starting, without a connection for us, without
 * room or without time: of the system, and of PostgreSQL (its appendix A).
 */
const codes: readonly unknown[] = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "53100",
  "53300",
  "57014",
  "57P01",
  "57P02",
  "57P03",
];

/** What `pg` says of the same without a code: a connection that broke, and one that did not come free in time. */
const messages: readonly string[] = [
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "timeout exceeded when trying to connect",
];

/** Whether a query failed because the database is away or full now, and not by its own fault. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  ("code" in error ? codes.includes(error.code) : messages.includes(error.message));
