import type { Writable } from "node:stream";

// Node's own `Readable.toWeb` throws past everybody once its stream is cancelled, and what `Writable.toWeb`
// makes takes on and on once its stream is destroyed.

/** What is iterated over, as a web stream. */
export function readableOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
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
export const writableTo = (stream: Writable): WritableStream<Uint8Array> =>
  new WritableStream({
    write: (bytes) =>
      new Promise((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
  });
