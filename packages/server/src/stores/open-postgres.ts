import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { ConfigError } from "../config/config-error.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

const asNumber: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    if (asNumber.includes(oid)) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

/**
 * A PostgreSQL server, through a pool of connections.
 * @param onError told when an idle connection breaks; the pool replaces it
 * @throws ConfigError when the server cannot be reached
 */
export async function openPostgres(
  url: string,
  onError: (error: unknown) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types,
  });
  pool.on("error", onError);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new ConfigError("DATABASE_URL", `the database cannot be reached${reason}`);
  }
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    jobs: { url },
    alone: false,
    close: () => pool.end(),
  };
}
