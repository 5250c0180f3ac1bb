import type { Readable } from "node:stream";
import { MediaError } from "./media-error.ts";

/**
 * Erases a file that no row names any more. The caller succeeds even if the store is not there: `sweepMedia`
 * erases what is left within the hour.
 */
export async function eraseFile({ media }: { readonly media: MediaStore }, file: string) {
  try {
    await media.remove(file);
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
  }
}

/**
 * Files that members upload, by names that we choose. A name always leads to the same bytes. While the store
 * is unreachable or full, every call throws a MediaError, and so do the bytes of a file on their way.
 */
export interface MediaStore {
  /** Takes an upload into a file of its own that no name leads to yet. @throws what the source throws */
  receive(source: Readable): Promise<Upload>;
  /**
   * Keeps bytes under a name, as they come: all of them, or none. They are safe when it returns.
   * @throws what the source throws
   */
  keep(name: string, bytes: Uint8Array | Readable): Promise<void>;
  /** How many bytes a file has. Nothing when there is no such file. */
  size(name: string): Promise<number | undefined>;
  /** The bytes of a file or of a part of it, and their number. Nothing when there is no such file. */
  open(
    name: string,
    part?: ByteRange,
  ): Promise<{ readonly bytes: Readable; readonly size: number } | undefined>;
  /** Harmless when there is no such file. */
  remove(name: string): Promise<void>;
  /** Every file that is kept. */
  names(): AsyncIterable<string>;
  /** Every file that was kept before a moment. Files may be removed meanwhile. */
  keptBefore(moment: Date): AsyncIterable<string>;
  /** Erases what was received before a moment and not kept: a killed process left it. */
  sweep(moment: Date): Promise<void>;
}

/** A part of a file that is there, from its first byte to its last, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** An upload that is being looked at. */
export interface Upload {
  readonly path: string;
  discard(): Promise<void>;
}
