import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";

/** Younger files may belong to an upload whose row is about to be written, in seconds. */
const UPLOAD_TIME = 60 * 60;

/**
 * Erases files that no row names: what a killed process left between file and row, and what a
 * member leaves whose account is gone.
 */
export async function sweepMedia(parts: Pick<Parts, "clock" | "media" | "stores">): Promise<void> {
  const { pictures, reports, voices } = parts.stores;
  const files = await parts.media.sweep(secondsAfter(parts.clock(), -UPLOAD_TIME));
  const known = new Set([
    ...(await pictures.known(files)),
    ...(await voices.known(files)),
    ...(await reports.known(files)),
  ]);
  for (const file of files) {
    if (!known.has(file)) await parts.media.remove(file);
  }
}
