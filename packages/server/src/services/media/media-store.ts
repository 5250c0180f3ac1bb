import type { Readable } from "node:stream";

/** Files that members upload, by names that we choose. A name leads to the same bytes for ever. */
export interface MediaStore {
  /** Takes an upload into a file of its own that no name leads to yet. @throws what the source throws */
  receive(source: Readable): Promise<Upload>;
  /** Keeps bytes under a name: all of them, or none. They are on the disk when it returns. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** How many bytes a file has. Nothing when there is no such file. */
  size(name: string): Promise<number | undefined>;
  /** The bytes of a file or of a part of it, and their number. Nothing when there is no such file. */
  open(
    name: string,
    part?: ByteRange,
  ): Promise<{ readonly bytes: Readable; readonly size: number } | undefined>;
  /** Harmless when there is no such file. */
  remove(name: string): Promise<void>;
  /** Erases half-received uploads of before a moment. @returns names of files kept before it */
  sweep(moment: Date): Promise<readonly string[]>;
}

/** A part of a file that is there, from its first byte to its last, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** An upload that is being looked at. */
interface Upload {
  readonly path: string;
  discard(): Promise<void>;
}
