import { buffer } from "node:stream/consumers";
import { Uint8ArrayReader, ZipReader } from "@zip.js/zip.js";

/** The files of a ZIP file by their paths, each checked against its sum. */
export async function readZip(bytes: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), {
    checkSignature: true,
    useWebWorkers: false,
  });
  const files = new Map<string, Buffer>();
  for (const entry of await reader.getEntries()) {
    if (entry.directory) throw new Error(`a folder: ${entry.filename}`);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const [content] = await Promise.all([buffer(readable), entry.getData(writable)]);
    files.set(entry.filename, content);
  }
  return files;
}
