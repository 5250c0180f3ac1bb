import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";

/** Younger files may belong to an upload whose row is about to be written, in seconds. */
const UPLOAD_TIME = 60 * 60;

/** How many files are held and asked about at a time; a query takes 65,535 values at most. */
const BATCH = 1_000;

type SweepParts = Pick<Parts, "clock" | "media" | "stores">;

/**
 * Erases files that no row names: what a killed process left between file and row, and what a
 * member, a conversation or a spoken answer leaves that is gone.
 */
export async function sweepMedia(parts: SweepParts): Promise<void> {
  const moment = secondsAfter(parts.clock(), -UPLOAD_TIME);
  await parts.media.sweep(moment);
  let files: string[] = [];
  for await (const file of parts.media.keptBefore(moment)) {
    files.push(file);
    if (files.length < BATCH) continue;
    await sweepFiles(parts, files);
    files = [];
  }
  await sweepFiles(parts, files);
}

async function sweepFiles({ media, stores }: SweepParts, files: readonly string[]): Promise<void> {
  const { exports, messages, pictures, reports, voiceReplies, voices } = stores;
  const known = new Set<string>();
  for (const store of [exports, messages, pictures, reports, voiceReplies, voices]) {
    for (const file of await store.known(files)) known.add(file);
  }
  for (const file of files) {
    if (!known.has(file)) await media.remove(file);
  }
}
