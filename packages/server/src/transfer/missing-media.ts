import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { namedFiles } from "../media/named-files.ts";
import type { MediaStore } from "../media/media-store.ts";

/** How many files rows name that are not there. What is removed during the count does not count. */
export async function countMissing(
  db: Kysely<Schema>,
  media: Pick<MediaStore, "names">,
): Promise<number> {
  const missing = await namedFiles(db);
  for await (const name of media.names()) missing.delete(name);
  if (missing.size === 0) return 0;
  const named = await namedFiles(db);
  return [...missing].filter((file) => named.has(file)).length;
}
