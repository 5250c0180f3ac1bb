import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { text } from "node:stream/consumers";
import { BlobReader, type FileEntry, ZipReader } from "@zip.js/zip.js";
import type { Carried, CarriedTable } from "./carried.ts";
import { BATCH, type Row } from "./rows.ts";
import { TransferError } from "./transfer-error.ts";

/*
 * A backup is a ZIP file: `tables/<schema>.<table>.jsonl` with a JSON array of the row's values a line,
 * `media/<name>`, `manifest.json`, and last `SHA256SUMS` with the sum of every other file, which
 * `sha256sum --check` reads.
 */

export const MANIFEST = "manifest.json";
export const SUMS = "SHA256SUMS";
export const FORMAT = "gemel-backup-1";

export const tablePath = (title: string): string => `tables/${title}.jsonl`;
export const mediaPath = (name: string): string => `media/${name}`;

export interface Manifest {
  readonly format: typeof FORMAT;
  readonly madeAt: string;
  readonly migration: string;
  readonly tables: readonly Omit<CarriedTable, "read">[];
  readonly media: number;
}

export function totalOf({ tables, media }: Pick<Manifest, "tables" | "media">): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${media} files`;
}

/** A row holds what a member sent in a few requests, in bytes. */
const MAX_ROW = 16 * 1024 * 1024;

export interface Archive {
  readonly manifest: Manifest;
  readonly carried: Carried;
  readonly media: ReadonlyMap<string, () => AsyncIterable<Uint8Array>>;
}

/** Opens a backup and holds every file in it against its sum. @throws TransferError */
export async function openArchive(path: string): Promise<Archive> {
  const entries = await readEntries(path);
  await requireSums(path, entries);
  const read = (name: string): AsyncIterable<Uint8Array> => {
    const entry = entries.get(name);
    if (entry === undefined) throw damaged(path, name);
    return readEntry(entry);
  };
  const manifest: Manifest = JSON.parse(await text(read(MANIFEST)));
  if (manifest.format !== FORMAT)
    throw new TransferError(`"${path}" is no whole backup of Gemel's`);
  const names = [...entries.keys()].filter((name) => name.startsWith(mediaPath("")));
  return {
    manifest,
    carried: {
      migration: manifest.migration,
      tables: manifest.tables.map((table) => ({
        ...table,
        read: () => parseRows(read(tablePath(table.title))),
      })),
    },
    media: new Map(names.map((name) => [name.slice(mediaPath("").length), () => read(name)])),
  };
}

async function readEntries(path: string): Promise<ReadonlyMap<string, FileEntry>> {
  try {
    const zip = new ZipReader(new BlobReader(await openAsBlob(path)), {
      checkSignature: true,
      useWebWorkers: false,
    });
    const entries = new Map<string, FileEntry>();
    for (const entry of await zip.getEntries()) {
      if (!entry.directory) entries.set(entry.filename, entry);
    }
    return entries;
  } catch {
    throw new TransferError(`"${path}" is not there, or no whole backup of Gemel's`);
  }
}

async function requireSums(path: string, entries: ReadonlyMap<string, FileEntry>): Promise<void> {
  const sums = entries.get(SUMS);
  if (sums === undefined) throw new TransferError(`"${path}" is no whole backup of Gemel's`);
  const expected = new Map(
    (await text(readEntry(sums)))
      .trimEnd()
      .split("\n")
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  if (expected.size !== entries.size - 1) throw damaged(path, SUMS);
  for (const [name, sum] of expected) {
    const entry = entries.get(name);
    if (entry === undefined || (await sumOf(entry)) !== sum) throw damaged(path, name);
  }
}

/** The SHA-256 of a file; undefined if it cannot be read. */
async function sumOf(entry: FileEntry): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    for await (const piece of readEntry(entry)) hash.update(piece);
  } catch {
    return undefined;
  }
  return hash.digest("hex");
}

const damaged = (path: string, name: string): TransferError =>
  new TransferError(`"${path}" is damaged: ${name} is not what was written`);

async function* readEntry(entry: FileEntry): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const written = entry.getData(writable);
  // A failure of the writing fails the reading too.
  written.catch(() => undefined);
  yield* readable;
  await written;
}

/** A line ends at a line feed and nowhere else: members write every other character. */
async function* parseRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Row[]> {
  let rows: Row[] = [];
  let rest: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    let from = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      rest.push(piece.subarray(from, end));
      rows.push(JSON.parse(Buffer.concat(rest).toString()));
      rest = [];
      length = 0;
      from = end + 1;
      if (rows.length < BATCH) continue;
      yield rows;
      rows = [];
    }
    rest.push(piece.subarray(from));
    length += piece.length - from;
    if (length > MAX_ROW) throw new TransferError("a row of the backup is too long");
  }
  yield rows;
}
