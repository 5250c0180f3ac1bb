import type { MediaStore } from "./media-store.ts";
import { MediaError } from "./media-error.ts";

/**
 * Erases a file that no row names any more. What asked for it is done whether the store is there or not:
 * `sweepMedia` erases within the hour what is left.
 */
export async function eraseFile({ media }: { readonly media: MediaStore }, file: string) {
  try {
    await media.remove(file);
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
  }
}
