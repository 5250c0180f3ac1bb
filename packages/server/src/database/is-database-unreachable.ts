/**
 * Error codes of a running statement. Of the system: its connection is broken or silent. Of PostgreSQL (its
 * appendix A, classes 08, 53 and 57): the server stops, starts, has no room or gave the statement no time.
 */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|(?:08|53|57)\w{3})$/;

/** Messages of `pg` for a broken connection that come without a code. */
const messages: readonly string[] = [
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
];

const madeNoConnection = new WeakSet<Error>();

/** Notes an error that came of making a connection, whatever it says, and throws it on. */
export function markUnreachable(error: unknown): never {
  if (error instanceof Error) madeNoConnection.add(error);
  throw error;
}

/** Whether a query failed because the database is unreachable or full now, and not by its own fault. */
export const isDatabaseUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (madeNoConnection.has(error) ||
    ("code" in error ? codes.test(String(error.code)) : messages.includes(error.message)));

/** Whether the server only reads: a standby, or a database or user that is set to (of PostgreSQL, its appendix A). */
export const isReadOnly = (error: Error): boolean => "code" in error && error.code === "25006";
