import { join } from "node:path";
import type { Config } from "../config/read-config.ts";
import type { S3Config } from "../config/s3-config.ts";
import { refuseDemoMembers } from "../demo/refuse-demo-members.ts";
import { openFileMediaStore } from "../media/file-media-store.ts";
import { mediaFolder } from "../media/open-media-store.ts";
import { openPglite } from "../database/open-pglite.ts";
import { openPostgres } from "../database/open-postgres.ts";
import { openS3MediaStore } from "../media/s3-media-store.ts";
import type { Manifest } from "./open-archive.ts";
import { bringInto } from "./bring-into.ts";
import { carryFrom } from "./carried.ts";
import { copyMedia, requireNoMedia } from "./carry-media.ts";
import { requireEmbedded } from "./require-embedded.ts";

export interface MoveOrder {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Not set: the files stay in the folder. */
  readonly s3: S3Config | undefined;
  /** Production takes no demo members. @default "trial" */
  readonly mode?: Config["mode"];
}

/**
 * Carries an embedded database to an empty PostgreSQL database, and its files to a bucket; the folder stays as
 * it is.
 * @throws TransferError for a target that is not empty, ConfigError for what cannot be opened and for demo members
 */
export async function move(order: MoveOrder): Promise<Pick<Manifest, "tables" | "media">> {
  const { dataDir, databaseUrl, s3 } = order;
  await requireEmbedded(dataDir);
  await using opened = new AsyncDisposableStack();
  const source = await openPglite(dataDir);
  opened.defer(source.close);
  if (order.mode === "production") await refuseDemoMembers(source.db, "DATA_DIR");
  const target = await openPostgres(
    databaseUrl,
    (error) => console.error(error),
    undefined,
    undefined,
    "--to",
  );
  opened.defer(target.close);
  const bucket = s3 && (await openS3MediaStore(s3, join(dataDir, "uploads")));
  if (bucket !== undefined) await requireNoMedia(bucket);
  const files = await openFileMediaStore(mediaFolder(dataDir));
  return await carryFrom(source.db, async (carried) => {
    let media = 0;
    await bringInto(target, carried, async () => {
      if (bucket !== undefined) media = await copyMedia(files, bucket);
    });
    return { tables: carried.tables, media };
  });
}
