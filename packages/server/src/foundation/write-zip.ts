import { PassThrough, type Readable, type Writable } from "node:stream";
import { configure, ZipWriter } from "@zip.js/zip.js";

export interface ZipEntry {
  readonly path: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Recordings and pictures are as small as they get. */
  readonly isCompressed: boolean;
}

// Node's own `Readable.toWeb` throws past everybody once its stream is cancelled, and what `Writable.toWeb`
// makes takes on and on once its stream is destroyed.

function readableOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
}

/** A web stream that writes to a stream of Node's, as fast as that is read, and leaves it open. */
const writableTo = (stream: Writable): WritableStream<Uint8Array> =>
  new WritableStream({
    write: (bytes) =>
      new Promise((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
  });

configure({ useWebWorkers: false });

/**
 * Packs files into a ZIP file, one after the other as it is read, and never holds one of them whole. If an
 * entry throws, reading the ZIP file throws the same.
 */
export function writeZip(entries: AsyncIterable<ZipEntry>, madeAt: Date): Readable {
  const zip = new PassThrough();
  // The reader gets the error; the stream may fail before it is read.
  zip.on("error", () => undefined);
  const writer = new ZipWriter(writableTo(zip), { lastModDate: madeAt });
  writeEntries(writer, entries).then(
    () => zip.end(),
    (error: Error) => zip.destroy(error),
  );
  return zip;
}

async function writeEntries(writer: ZipWriter<unknown>, entries: AsyncIterable<ZipEntry>) {
  for await (const { path, bytes, isCompressed } of entries) {
    await writer.add(path, readableOf(bytes), { level: isCompressed ? 6 : 0 });
  }
  await writer.close();
}
