/** A file of a copy. */
export interface ZipEntry {
  readonly path: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Recordings and pictures are as small as they get. */
  readonly isCompressed: boolean;
}
