import type { Config } from "../config/config.ts";
import type { Database } from "./database.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";

/** Opens the database of the configuration. @param onError told when an idle connection breaks */
export function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  onError: (error: unknown) => void,
): Promise<Database> {
  return config.databaseUrl === undefined
    ? openPglite(config.dataDir)
    : openPostgres(config.databaseUrl, onError);
}
