import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { ConfigError } from "./config/config-error.ts";
import type { Db } from "./jobs/db.ts";
import { inBatches } from "./foundation/in-batches.ts";
import { INSTALLATION } from "./media/media-name.ts";
import type { MediaStore } from "./media/media-store.ts";
import { namedFiles } from "./media/named-files.ts";

/** Number of files that are checked at a time. */
const BATCH = 1_000;

/**
 * Compares the id beside the media with that of the database: files that no row names are erased, and a database of
 * another installation names none of them. Media without an id, as earlier versions left them, belong to a database
 * that names one of them; a place without media belongs to any.
 * @param variable what says where the media are
 * @throws ConfigError for media of another installation
 */
export async function requireOwnMedia(db: Db, media: MediaStore, variable: string): Promise<void> {
  const id = await idOf(db);
  const kept = await media.open(INSTALLATION);
  const keptId = kept && (await text(kept.bytes));
  if (keptId === id) return;
  if ((await hasFiles(media)) && (keptId !== undefined || !(await namesAny(db, media)))) {
    throw new ConfigError(
      variable,
      "the media there are of another installation than the database, and would be erased: set the two that belong together, or a place without media",
    );
  }
  await media.keep(INSTALLATION, Buffer.from(id));
}

async function idOf(db: Db): Promise<string> {
  await db
    .insertInto("installation")
    .values({ id: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom("installation").select("id").executeTakeFirstOrThrow()).id;
}

async function hasFiles(media: MediaStore): Promise<boolean> {
  for await (const _ of media.names()) return true;
  return false;
}

async function namesAny(db: Db, media: MediaStore): Promise<boolean> {
  for await (const files of inBatches(media.names(), BATCH)) {
    if ((await namedFiles(db, files)).size > 0) return true;
  }
  return false;
}
