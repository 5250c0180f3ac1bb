import { createHash } from "node:crypto";
import type { ZipEntry } from "../foundation/write-zip.ts";
import type { MediaStore } from "../media/media-store.ts";
import { FORMAT, MANIFEST, type Manifest, mediaPath, SUMS, tablePath } from "./open-archive.ts";
import type { Carried, CarriedTable } from "./carried.ts";

interface Progress {
  /** Called when the remaining work no longer needs the database. */
  tablesRead(): void;
  done(manifest: Manifest): void;
}

/** The files of a backup, each read when its turn comes: the tables, then the media. */
export async function* composeArchive(
  { migration, tables }: Carried,
  media: Pick<MediaStore, "names" | "open">,
  madeAt: Date,
  progress: Progress,
): AsyncGenerator<ZipEntry> {
  const sums: string[] = [];
  const summed = (entry: ZipEntry): ZipEntry => ({
    ...entry,
    bytes: sum(entry.bytes, (digest) => sums.push(`${digest}  ${entry.path}\n`)),
  });
  for (const table of tables) {
    const path = tablePath(table.title);
    yield summed({ path, bytes: lines(table), isCompressed: true });
  }
  progress.tablesRead();
  let count = 0;
  for await (const name of media.names()) {
    const file = await media.open(name);
    // The file was removed a moment ago; its row will be removed too, or already names another file.
    if (file === undefined) continue;
    try {
      yield summed({ path: mediaPath(name), bytes: file.bytes, isCompressed: false });
    } finally {
      file.bytes.destroy();
    }
    count += 1;
  }
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: madeAt.toISOString(),
    migration,
    tables: tables.map(({ title, columns, rows, checksum }) => ({
      title,
      columns,
      rows,
      checksum,
    })),
    media: count,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  yield summed({ path: MANIFEST, bytes: bytesOf([text]), isCompressed: true });
  yield { path: SUMS, bytes: bytesOf(sums), isCompressed: true };
  progress.done(manifest);
}

async function* lines(table: CarriedTable): AsyncGenerator<Uint8Array> {
  for await (const rows of table.read()) {
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  }
}

async function* bytesOf(texts: readonly string[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(texts.join(""));
}

async function* sum(
  bytes: AsyncIterable<Uint8Array>,
  onEnd: (digest: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
  onEnd(hash.digest("hex"));
}
