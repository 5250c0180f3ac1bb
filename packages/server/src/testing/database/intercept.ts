import type { Kysely, QueryResult } from "kysely";
import type { Schema } from "../../database/schema.ts";

/** Runs a statement, or fails in its place. */
type Intercept = (
  sql: string,
  run: () => Promise<QueryResult<unknown>>,
) => Promise<QueryResult<unknown>>;

/**
 * Stands between a database, or one transaction, and its statements; those of its transactions are not seen.
 * @returns what ends it
 */
export function intercept(db: Kysely<Schema>, by: Intercept): () => void {
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  Object.defineProperty(executor, "executeQuery", {
    configurable: true,
    value: (...[query, options]: Parameters<typeof execute>) =>
      by(query.sql, () => execute(query, options)),
  });
  return () => void Reflect.deleteProperty(executor, "executeQuery");
}

/**
 * Makes every matching statement fail, as if the database had refused it.
 * @returns a function that ends this
 */
export const failStatements = (
  db: Kysely<Schema>,
  matching: RegExp,
  error: () => Error,
): (() => void) =>
  intercept(db, (sql, run) => (matching.test(sql) ? Promise.reject(error()) : run()));
