import type { Kysely } from "kysely";
import type { Config } from "../config/read-config.ts";
import { writeZip } from "../foundation/write-zip.ts";
import { openDatabase } from "../database/open-database.ts";
import { openMediaStore } from "../media/open-media-store.ts";
import { exists, writeWhole } from "../foundation/files.ts";
import { type Manifest, totalOf } from "./open-archive.ts";
import { carryFrom } from "./carried.ts";
import { composeArchive } from "./compose-archive.ts";
import { requireEmbedded } from "./require-embedded.ts";
import { TransferError } from "./transfer-error.ts";
import type { Schema } from "../database/schema.ts";
import { namedFiles } from "../media/named-files.ts";
import type { MediaStore } from "../media/media-store.ts";

/** Counts the files that rows name but that are missing. Files removed during the count do not count. */
async function countMissing(db: Kysely<Schema>, media: Pick<MediaStore, "names">): Promise<number> {
  const missing = await namedFiles(db);
  for await (const name of media.names()) missing.delete(name);
  if (missing.size === 0) return 0;
  const named = await namedFiles(db);
  return [...missing].filter((file) => named.has(file)).length;
}

/** The part of the configuration that says where the data are stored. */
export type Place = Pick<Config, "dataDir" | "databaseUrl" | "s3">;

/**
 * Writes a database as it is at one moment, and the media, into one file that only its owner can read.
 * @throws TransferError when the file is there already, or is written without files that rows name; ConfigError for what cannot be opened
 */
export async function backUp(place: Place, path: string): Promise<Manifest> {
  if (await exists(path))
    throw new TransferError(`"${path}" is there already: choose another name`);
  if (place.databaseUrl === undefined) await requireEmbedded(place.dataDir);
  await using opened = new AsyncDisposableStack();
  const { untimedDb, close } = await openDatabase(place, (error) => console.error(error));
  opened.defer(close);
  const media = await openMediaStore(place);
  const tablesRead = Promise.withResolvers<void>();
  let written: Manifest | undefined;
  const writing = await carryFrom(untimedDb, async (carried) => {
    const now = new Date();
    const entries = composeArchive(carried, media, now, {
      tablesRead: tablesRead.resolve,
      done: (manifest) => (written = manifest),
    });
    const whole = writeWhole(path, writeZip(entries, now));
    // Media take hours, and as long as a transaction lasts the database cleans up nothing.
    await Promise.race([tablesRead.promise, whole]);
    // In an object, because a promise would be waited for.
    return { whole };
  });
  await writing.whole;
  if (written === undefined) throw new Error("the backup has no end");
  const missing = await countMissing(untimedDb, media);
  if (missing > 0) {
    throw new TransferError(
      `${totalOf(written)} are in ${path}, but ${missing} files that rows name are not in the media: are DATA_DIR and MEDIA_URL those of this database?`,
    );
  }
  return written;
}
