import type { PGlite } from "@electric-sql/pglite";
import type { Logger } from "kysely";
import type { Database } from "../../database/database.ts";
import { onPglite, openPgliteCluster } from "../../database/open-pglite.ts";
import { readEmptyCluster } from "./empty-cluster.ts";
import { readMigratedCluster } from "./migrated-cluster.ts";
import { resetOf } from "./reset-cluster.ts";

interface Cluster {
  readonly pglite: PGlite;
  readonly reset: () => Promise<void>;
}

/** Clusters of this process that were closed, as they were when they were loaded. */
const idle: Cluster[] = [];

/**
 * A PGlite of its own in memory, as the first start of a server leaves it. Closed, it waits for the next to
 * open one: loading takes a second. A suite that changes the schema takes `openEmptyMemoryDatabase`.
 */
export async function openMemoryDatabase(log?: Logger): Promise<Database> {
  const cluster = idle.pop() ?? (await loadCluster());
  return untilReturned(cluster, idle, log);
}

/** The database of a cluster that is reset when it is closed, and idle then. */
function untilReturned(cluster: Cluster, pool: Cluster[], log?: Logger): Database {
  let isOpen = true;
  return {
    ...onPglite(cluster.pglite, log),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await cluster.reset();
      pool.push(cluster);
    },
  };
}

async function loadCluster(): Promise<Cluster> {
  const pglite = await openPgliteCluster({ loadDataDir: await readMigratedCluster() });
  return { pglite, reset: await resetOf(pglite) };
}

const idleEmpty: Cluster[] = [];

/** A PGlite of its own in memory, without a table. */
export async function openEmptyMemoryDatabase(): Promise<Database> {
  const cluster = idleEmpty.pop() ?? (await loadEmptyCluster());
  return untilReturned(cluster, idleEmpty);
}

async function loadEmptyCluster(): Promise<Cluster> {
  const pglite = await openPgliteCluster({ loadDataDir: await readEmptyCluster() });
  const reset = async (): Promise<void> => {
    await pglite.exec(
      "drop schema if exists public, pgboss cascade; create schema public; checkpoint",
    );
  };
  return { pglite, reset };
}
