import { PassThrough, type Readable } from "node:stream";
import { configure, ZipWriter } from "@zip.js/zip.js";
import { readableOf, writableTo } from "./web-streams.ts";
import type { ZipEntry } from "./zip-entry.ts";

configure({ useWebWorkers: false });

/**
 * Packs files into a ZIP file, one after the other as it is read, and never holds one of them whole. What an
 * entry throws, reading it throws.
 */
export function writeZip(entries: AsyncIterable<ZipEntry>, madeAt: Date): Readable {
  const zip = new PassThrough();
  // Whoever reads it is told; it may break before anybody does.
  zip.on("error", () => undefined);
  const writer = new ZipWriter(writableTo(zip), { lastModDate: madeAt });
  writeEntries(writer, entries).then(
    () => zip.end(),
    (error: Error) => zip.destroy(error),
  );
  return zip;
}

async function writeEntries(
  writer: ZipWriter<unknown>,
  entries: AsyncIterable<ZipEntry>,
): Promise<void> {
  for await (const { path, bytes, isCompressed } of entries) {
    await writer.add(path, readableOf(bytes), { level: isCompressed ? 6 : 0 });
  }
  await writer.close();
}
