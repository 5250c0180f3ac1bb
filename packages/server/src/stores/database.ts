import type { Kysely } from "kysely";
import type { BackendProfile, Db } from "pg-boss";
import type { Schema } from "./schema.ts";

/** An open database: for queries, and for the job queue that shares its connection. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly jobs: { readonly db: Db; readonly backend: BackendProfile } | { readonly url: string };
  /** Whether no other process can have this database open. */
  readonly alone: boolean;
  close(): Promise<void>;
}
