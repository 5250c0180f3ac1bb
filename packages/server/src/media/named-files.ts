import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

/** Returns those of some files that a report names as its evidence. */
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

/**
 * Returns the files that rows name, in every column whose name ends in `file` or `files`, so that a database
 * of an older schema can be backed up too. It is one statement, so that it finds a file that moves from one
 * row to another while it runs.
 * @param among if given, only rows that name one of these are read
 */
export async function namedFiles(
  db: Kysely<Schema>,
  among?: readonly string[],
): Promise<Set<string>> {
  const { rows: columns } = await sql<{ table: string; name: string; isList: boolean }>`
    select table_name as table, column_name as name, data_type = 'ARRAY' as "isList"
    from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)files?$'`.execute(db);
  if (columns.length === 0) return new Set();
  const selects = columns.map(({ table, name, isList }) => {
    const files = isList ? sql`unnest(${sql.ref(name)})` : sql.ref(name);
    return sql`select ${files} as file from ${sql.table(table)}`;
  });
  const { rows } = await sql<{ file: string | null }>`
    select file from (${sql.join(selects, sql` union all `)}) as named
    where ${among ? sql`file = any(${among}::text[])` : sql`true`}`.execute(db);
  return new Set(rows.flatMap(({ file }) => file ?? []));
}
