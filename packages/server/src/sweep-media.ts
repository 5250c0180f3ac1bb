import { secondsAfter } from "./foundation/clock.ts";
import type { Db } from "./database/db.ts";
import { inBatches } from "./foundation/in-batches.ts";
import type { Services } from "./services.ts";
import { exportStore } from "./features/export/store.ts";
import { messageStore } from "./features/messages/store.ts";
import { pictures } from "./features/pictures/rules.ts";
import { reportStore } from "./features/reports/store.ts";
import { voiceReplyStore } from "./features/voice-queries/store.ts";
import { voices } from "./features/voices/rules.ts";

/** Younger files may belong to an upload whose row is about to be written, in seconds. */
const UPLOAD_TIME = 60 * 60;

/** How many files are held and asked about at a time; a query takes 65,535 values at most. */
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
  const named = await findNamed(db, files);
  let count = 0;
  for (const file of files) {
    if (leaving.aborted) break;
    if (named.has(file)) continue;
    await media.remove(file);
    count += 1;
  }
  return count;
}

/** Which of these files a row names. */
export async function findNamed(db: Db, files: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const store of [
    exportStore(db),
    messageStore(db),
    pictures.storeOf(db),
    reportStore(db),
    voiceReplyStore(db),
    voices.storeOf(db),
  ]) {
    for (const file of await store.known(files)) named.add(file);
  }
  return named;
}
