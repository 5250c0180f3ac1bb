import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { startJobQueue } from "../stores/job-queue.ts";
import { migrate } from "../stores/migrate.ts";
import { onPglite, openPgliteCluster } from "../stores/open-pglite.ts";
import { readEmptyCluster } from "./empty-cluster.ts";
import { keepCluster } from "./keep-cluster.ts";

const stores = join(import.meta.dirname, "../stores");
const migrations = (await readdir(join(stores, "migrations"))).map((file) =>
  join(stores, "migrations", file),
);
const manifest = new URL("../package.json", import.meta.resolve("pg-boss"));

/** All that makes one cluster differ from another. */
const sources = [manifest, join(stores, "job-queue.ts"), ...migrations.toSorted()];
const hash = createHash("sha256");
for (const source of sources) hash.update(await readFile(source));
const name = `migrated-${hash.digest("hex").slice(0, 16)}`;

/** A cluster as the first start of a server leaves it, for `loadDataDir`. */
export const readMigratedCluster = (): Promise<Blob> =>
  keepCluster(name, async () => {
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
