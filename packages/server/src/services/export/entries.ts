import { extname } from "node:path";
import type { Parts } from "../parts.ts";
import type { ZipEntry } from "./zip-entry.ts";

/** A file of the media store that goes into a copy. */
export interface MediaPart {
  readonly path: string;
  readonly file: string;
}

/** Where a file of the media store stands in a copy. @param place without the ending */
export const mediaPart = (place: string, file: string): MediaPart => ({
  path: `media/${place}${extname(file)}`,
  file,
});

/** A file of text that comes piece by piece. */
export const textEntry = (
  path: string,
  pieces: AsyncIterable<string> | Iterable<string>,
): ZipEntry => ({
  path,
  bytes: encode(pieces),
  isCompressed: true,
});

async function* encode(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

export const jsonEntry = (path: string, value: unknown): ZipEntry =>
  textEntry(path, [`${JSON.stringify(value, null, 2)}\n`]);

/** A file with an object whose last field is a list too long to be held. */
export const listEntry = (
  path: string,
  head: Readonly<Record<string, unknown>>,
  name: string,
  items: AsyncIterable<unknown>,
): ZipEntry => textEntry(path, writeList({ ...head, [name]: [] }, items));

async function* writeList(
  empty: Readonly<Record<string, unknown>>,
  items: AsyncIterable<unknown>,
): AsyncGenerator<string> {
  const end = "]\n}";
  yield JSON.stringify(empty, null, 2).slice(0, -end.length);
  let between = "\n";
  for await (const item of items) {
    yield `${between}    ${JSON.stringify(item)}`;
    between = ",\n";
  }
  yield `\n  ${end}\n`;
}

/** A recording or a picture, unless it went a moment ago. */
export async function* mediaEntry(
  { media }: Pick<Parts, "media">,
  { path, file }: MediaPart,
): AsyncGenerator<ZipEntry> {
  const opened = await media.open(file);
  if (opened === undefined) return;
  try {
    yield { path, bytes: opened.bytes, isCompressed: false };
  } finally {
    opened.bytes.destroy();
  }
}
