import { startJobQueue } from "../../jobs/job-queue.ts";
import { migrate } from "../../database/migrate.ts";
import { onPglite, openPgliteCluster } from "../../database/open-pglite.ts";
import { addCluster, readEmptyCluster } from "./empty-cluster.ts";
import { keepCluster } from "./keep-cluster.ts";
import { schemaHash } from "./schema-hash.ts";

/** A cluster as the first start of a server leaves it, for `loadDataDir`. */
export const readMigratedCluster = (): Promise<Blob> =>
  keepCluster(`migrated-${schemaHash}`, async () => {
    const pglite = await openPgliteCluster({ loadDataDir: await readEmptyCluster() });
    const database = onPglite(pglite);
    await migrate(database.db);
    const queue = await startJobQueue(database, (error) => {
      throw error;
    });
    await queue.stop();
    const dump = await pglite.dumpDataDir("none");
    await database.close();
    return dump;
  });

/** Gives a data folder a cluster as the first start of a server there leaves it. */
export const addMigratedCluster = async (dataDir: string): Promise<void> =>
  addCluster(dataDir, await readMigratedCluster());
