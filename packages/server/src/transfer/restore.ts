import { Readable } from "node:stream";
import type { Config } from "../config/read-config.ts";
import { refuseDemoMembers } from "../demo/refuse-demo-members.ts";
import { openDatabase } from "../database/open-database.ts";
import { openMediaStore } from "../media/open-media-store.ts";
import { type Manifest, type Archive, openArchive } from "./open-archive.ts";
import type { Place } from "./back-up.ts";
import { bringInto } from "./bring-into.ts";
import { orTakeBack, requireNoMedia } from "./carry-media.ts";
import type { MediaStore } from "../media/media-store.ts";

/** Keeps the media of a backup. When one cannot be kept, none is. */
async function keepArchived({ media }: Archive, store: MediaStore): Promise<void> {
  const kept: string[] = [];
  await orTakeBack(store, kept, async (broken) => {
    for (const [name, read] of media) {
      broken.throwIfAborted();
      await store.keep(name, Readable.from(read()));
      kept.push(name);
    }
  });
}

/**
 * Brings a backup into a database and media that are empty, and up to this version's schema.
 * @throws TransferError for a file that is no backup or damaged, and for what is not empty; ConfigError in
 * production for demo members
 */
export async function restore(
  place: Place & Partial<Pick<Config, "mode">>,
  path: string,
): Promise<Manifest> {
  const archive = await openArchive(path);
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(place, (error) => console.error(error));
  opened.defer(database.close);
  const media = await openMediaStore(place);
  await requireNoMedia(media);
  await bringInto(database, archive.carried, async (transaction) => {
    if (place.mode === "production") await refuseDemoMembers(transaction, "FILE");
    await keepArchived(archive, media);
  });
  return archive.manifest;
}
