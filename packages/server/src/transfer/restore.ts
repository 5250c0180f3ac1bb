import { openDatabase } from "../stores/open-database.ts";
import { openMediaStore } from "../stores/open-media-store.ts";
import type { Manifest } from "./archive-format.ts";
import type { Place } from "./back-up.ts";
import { bringInto } from "./bring-into.ts";
import { requireNoMedia } from "./carry-media.ts";
import { keepArchived } from "./keep-archived.ts";
import { openArchive } from "./open-archive.ts";

/**
 * Brings a backup into a database and media that are empty, and up to this version's schema.
 * @throws TransferError for a file that is no backup or damaged, and for what is not empty
 */
export async function restore(place: Place, path: string): Promise<Manifest> {
  const archive = await openArchive(path);
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(place, (error) => console.error(error));
  opened.defer(database.close);
  const media = await openMediaStore(place);
  await requireNoMedia(media);
  await bringInto(database, archive.carried, () => keepArchived(archive, media));
  return archive.manifest;
}
