import type { Readable } from "node:stream";

/** Files that members upload, by names that we choose. */
export interface MediaStore {
  /** Takes an upload into a file of its own that no name leads to yet. @throws what the source throws */
  receive(source: Readable): Promise<Upload>;
  /** Keeps bytes under a name: all of them, or none. They are on the disk when it returns. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Nothing when there is no such file. */
  open(name: string): Promise<{ readonly bytes: Readable; readonly size: number } | undefined>;
  /** Harmless when there is no such file. */
  remove(name: string): Promise<void>;
  /** Erases half-received uploads of before a moment. @returns names of files kept before it */
  sweep(moment: Date): Promise<readonly string[]>;
}

/** An upload that is being looked at. */
interface Upload {
  readonly path: string;
  discard(): Promise<void>;
}
