import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Database } from "../stores/database.ts";
import { isMissing } from "../stores/is-missing.ts";
import { pgliteDatabase } from "../stores/open-pglite.ts";

const manifest = new URL("../package.json", import.meta.resolve("@electric-sql/pglite"));
const { version } = JSON.parse(await readFile(manifest, "utf8"));

/** Where an empty cluster is kept: making one takes seconds, loading it a third of one. */
const template = join(tmpdir(), `gemel-empty-pglite-${version}.tar`);

/** A PGlite of its own in memory. */
export async function openMemoryDatabase(): Promise<Database> {
  return pgliteDatabase({ loadDataDir: await readTemplate() });
}

async function readTemplate(): Promise<Blob> {
  try {
    return new Blob([await readFile(template)]);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const pglite = await PGlite.create();
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const draft = `${template}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, template);
  return dump;
}
