import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unlessMissing } from "../../foundation/files.ts";

const manifest = new URL("../package.json", import.meta.resolve("@electric-sql/pglite"));
const { version } = JSON.parse(await readFile(manifest, "utf8"));

/** Bytes that are there already: Node's own `Blob` copies them several times on each reading. */
class Kept extends Blob {
  readonly #bytes: ArrayBuffer;
  constructor(bytes: ArrayBuffer) {
    super();
    this.#bytes = bytes;
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

const kept = new Map<string, Promise<Blob>>();

/** `makeCluster`, once in a process. */
export function keepCluster(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const made = makeCluster(name, make);
  kept.set(name, made);
  return made;
}

/**
 * A PGlite cluster that is made once on this machine: making one takes seconds, loading it a tenth of that.
 * @param name of all that goes into it but PGlite itself
 */
async function makeCluster(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const file = join(tmpdir(), `gemel-pglite-${version}-${name}.tar`);
  const found = await unlessMissing(() => readFile(file));
  if (found !== undefined) {
    const { buffer, byteOffset, byteLength } = found;
    return new Kept(buffer.slice(byteOffset, byteOffset + byteLength));
  }
  const cluster = await make();
  const draft = `${file}.${randomUUID()}`;
  const bytes = await cluster.arrayBuffer();
  await writeFile(draft, Buffer.from(bytes));
  await rename(draft, file);
  return new Kept(bytes);
}
