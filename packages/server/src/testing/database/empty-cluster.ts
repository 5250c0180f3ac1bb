import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { keepCluster } from "./keep-cluster.ts";

/**
 * An empty cluster, for `loadDataDir`. Every start writes zeros into its buffers: of the 128 MB that PostgreSQL
 * takes by itself that is half of the start.
 */
export const readEmptyCluster = (): Promise<Blob> =>
  keepCluster("empty-16", async () => {
    const pglite = await PGlite.create();
    await pglite.exec("alter system set shared_buffers = '16MB'");
    const dump = await pglite.dumpDataDir("none");
    await pglite.close();
    return dump;
  });

/** Gives a data folder the empty cluster that the first start of a server there would make. */
export const addEmptyCluster = async (dataDir: string): Promise<void> =>
  addCluster(dataDir, await readEmptyCluster());

export async function addCluster(dataDir: string, loadDataDir: Blob): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const pglite = await PGlite.create({ dataDir: join(dataDir, "database"), loadDataDir });
  await pglite.close();
}
