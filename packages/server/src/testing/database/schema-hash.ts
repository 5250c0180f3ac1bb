import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const source = join(import.meta.dirname, "../..");
const migrations = globSync(join(source, "database/migrations/*/*.{sql,ts}"));
const manifest = fileURLToPath(new URL("../package.json", import.meta.resolve("pg-boss")));

/** All that makes one migrated database differ from another. */
const sources = [manifest, join(source, "jobs/job-queue.ts"), ...migrations.toSorted()];
const hash = createHash("sha256");
// A migration is known by its name too.
for (const file of sources) hash.update(basename(file)).update(await readFile(file));

export const schemaHash: string = hash.digest("hex").slice(0, 16);
