import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openPgliteCluster } from "../../database/open-pglite.ts";
import { keepCluster } from "./keep-cluster.ts";

/** An empty cluster, for `loadDataDir`. */
export const readEmptyCluster = (): Promise<Blob> =>
  keepCluster("empty", async () => {
    const pglite = await openPgliteCluster({});
    const dump = await pglite.dumpDataDir("none");
    await pglite.close();
    return dump;
  });

/** Gives a data folder the empty cluster that the first start of a server there would make. */
export const addEmptyCluster = async (dataDir: string): Promise<void> =>
  addCluster(dataDir, await readEmptyCluster());

export async function addCluster(dataDir: string, loadDataDir: Blob): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const pglite = await openPgliteCluster({ dataDir: join(dataDir, "database"), loadDataDir });
  await pglite.close();
}
