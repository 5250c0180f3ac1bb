import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

/** Which of some files a report names as its evidence. */
export async function reportedFiles(
  db: Kysely<Schema>,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set();
  const rows = await db
    .selectFrom("reports")
    .select(["picture_file", "voice_file", "audio_files", "added_files"])
    .where(({ eb, or }) =>
      or([
        eb("picture_file", "in", files),
        eb("voice_file", "in", files),
        eb("audio_files", "&&", sql<string[]>`${files}::text[]`),
        eb("added_files", "&&", sql<string[]>`${files}::text[]`),
      ]),
    )
    .execute();
  return new Set(
    rows
      .flatMap((row) => [row.picture_file, row.voice_file, ...row.audio_files, ...row.added_files])
      .filter((file) => file !== null),
  );
}
