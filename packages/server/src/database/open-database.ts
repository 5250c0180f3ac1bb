import type { Logger } from "kysely";
import type { Config } from "../config/read-config.ts";
import type { Database } from "./database.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";

/**
 * Opens the database of the configuration.
 * @param onError called when an idle connection breaks
 * @param log is called with every statement
 */
export const openDatabase = (
  config: Pick<Config, "databaseUrl" | "dataDir">,
  onError: (error: unknown) => void,
  log?: Logger,
): Promise<Database> =>
  config.databaseUrl === undefined
    ? openPglite(config.dataDir, log)
    : openPostgres(config.databaseUrl, onError, log);
