import type { Kysely } from "kysely";
import type { Jobs } from "./jobs.ts";
import type { Schema } from "../database/schema.ts";

/** The database, on its own or inside one transaction, and the jobs that are kept or lost with it. */
export type Db = Kysely<Schema> & { readonly jobs: Jobs };

/**
 * Runs work as one transaction: all of it is kept, or nothing. The work uses the `db` it is given and no other;
 * on the embedded database any other would wait for itself.
 */
export type Transaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
