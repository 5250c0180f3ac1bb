import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const source = join(import.meta.dirname, "../..");
const migrations = globSync(join(source, "database/migrations/*/*.ts"));
const manifest = new URL("../package.json", import.meta.resolve("pg-boss"));

/** All that makes one migrated database differ from another. */
const sources = [manifest, join(source, "jobs/job-queue.ts"), ...migrations.toSorted()];
const hash = createHash("sha256");
for (const file of sources) hash.update(await readFile(file));

export const schemaHash: string = hash.digest("hex").slice(0, 16);
