import { dropDatabasesOf, findPostgres } from "./scratch-postgres.ts";

/** When all suites of a run have ended. */
export async function teardown(): Promise<void> {
  const server = await findPostgres();
  if (server !== undefined) await dropDatabasesOf(server, process.pid);
}
