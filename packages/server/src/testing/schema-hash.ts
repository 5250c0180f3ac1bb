import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const stores = join(import.meta.dirname, "../stores");
const migrations = (await readdir(join(stores, "migrations"))).map((file) =>
  join(stores, "migrations", file),
);
const manifest = new URL("../package.json", import.meta.resolve("pg-boss"));

/** All that makes one migrated database differ from another. */
const sources = [manifest, join(stores, "job-queue.ts"), ...migrations.toSorted()];
const hash = createHash("sha256");
for (const source of sources) hash.update(await readFile(source));

export const schemaHash: string = hash.digest("hex").slice(0, 16);
