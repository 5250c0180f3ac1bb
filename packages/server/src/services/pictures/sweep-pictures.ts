import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";

/** Younger files may belong to an upload whose row is about to be written, in seconds. */
const UPLOAD_TIME = 60 * 60;

/** Erases files that no row names: what a killed process left between file and row. */
export async function sweepPictures(
  parts: Pick<Parts, "clock" | "media" | "stores">,
): Promise<void> {
  const files = await parts.media.sweep(secondsAfter(parts.clock(), -UPLOAD_TIME));
  const known = await parts.stores.pictures.known(files);
  for (const file of files) {
    if (!known.has(file)) await parts.media.remove(file);
  }
}
