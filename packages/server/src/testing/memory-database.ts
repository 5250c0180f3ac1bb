import type { Logger } from "kysely";
import type { Database } from "../stores/database.ts";
import { onPglite, openPgliteCluster } from "../stores/open-pglite.ts";
import { readEmptyCluster } from "./empty-cluster.ts";
import { readMigratedCluster } from "./migrated-cluster.ts";

/** A PGlite of its own in memory, as the first start of a server leaves it. */
export async function openMemoryDatabase(log?: Logger): Promise<Database> {
  return onPglite(await openPgliteCluster({ loadDataDir: await readMigratedCluster() }), log);
}

/** A PGlite of its own in memory, without a table. */
export async function openEmptyMemoryDatabase(): Promise<Database> {
  return onPglite(await openPgliteCluster({ loadDataDir: await readEmptyCluster() }));
}
