import { secondsAfter } from "./foundation/clock.ts";
import { inBatches } from "./foundation/in-batches.ts";
import { namedFiles } from "./media/named-files.ts";
import type { Services } from "./services.ts";

/** Age below which a file may belong to an upload whose row is not written yet, in seconds. */
const UPLOAD_TIME = 60 * 60;

/** How many files are held and asked about at a time. */
const BATCH = 1_000;

type SweepServices = Pick<Services, "clock" | "db" | "media">;

/**
 * Erases files that no row names: what a killed process left between file and row, and what a
 * member, a conversation or a spoken answer leaves that is gone.
 * @param leaving ends it after the file at hand
 * @returns how many there were
 */
export async function sweepMedia(services: SweepServices, leaving: AbortSignal): Promise<number> {
  const moment = secondsAfter(services.clock(), -UPLOAD_TIME);
  await services.media.sweep(moment);
  let count = 0;
  for await (const files of inBatches(services.media.keptBefore(moment), BATCH)) {
    if (leaving.aborted) break;
    count += await sweepFiles(services, files, leaving);
  }
  return count;
}

async function sweepFiles(
  { media, db }: SweepServices,
  files: readonly string[],
  leaving: AbortSignal,
): Promise<number> {
  const named = await namedFiles(db, files);
  let count = 0;
  for (const file of files) {
    if (leaving.aborted) break;
    if (named.has(file)) continue;
    await media.remove(file);
    count += 1;
  }
  return count;
}
