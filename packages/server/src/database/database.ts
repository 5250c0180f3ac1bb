import type { Duplex } from "node:stream";
import type { Kysely } from "kysely";
import type { BackendProfile, Db } from "pg-boss";
import type { Schema } from "./schema.ts";

/** How the job queue connects to a server, as `pg` takes it. */
interface JobConnection {
  readonly connectionString: string;
  readonly keepAlive: boolean;
  readonly keepAliveInitialDelayMillis: number;
  readonly stream: () => Duplex;
}

/** Connections to the database server. */
export interface PoolState {
  readonly total: number;
  readonly idle: number;
  /** Statements that wait until one comes free. */
  readonly waiting: number;
}

/** An open database: for queries, and for the job queue that shares its connection. */
export interface Database {
  readonly db: Kysely<Schema>;
  /**
   * The same for work without a time limit: migrations, housekeeping, copies of everything. No caller that
   * waits for an answer may wait for it.
   */
  readonly untimedDb: Kysely<Schema>;
  readonly jobs:
    | { readonly db: Db; readonly backend: BackendProfile }
    | { readonly connection: JobConnection };
  /** Whether no other process can have this database open. */
  readonly alone: boolean;
  /** State of its connections; the embedded database has none. */
  readonly pool?: () => PoolState;
  close(): Promise<void>;
}
