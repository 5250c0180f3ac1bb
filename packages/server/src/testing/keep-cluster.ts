import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMissing } from "../stores/is-missing.ts";

const manifest = new URL("../package.json", import.meta.resolve("@electric-sql/pglite"));
const { version } = JSON.parse(await readFile(manifest, "utf8"));

/**
 * A PGlite cluster that is made once on this machine: making one takes seconds, loading it a tenth of that.
 * @param name of all that goes into it but PGlite itself
 */
export async function keepCluster(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const file = join(tmpdir(), `gemel-pglite-${version}-${name}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const cluster = await make();
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await cluster.arrayBuffer()));
  await rename(draft, file);
  return cluster;
}
