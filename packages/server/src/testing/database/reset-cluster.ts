import type { PGlite } from "@electric-sql/pglite";

/** Makes a cluster again what it was. */
type Reset = () => Promise<void>;

/**
 * Remembers what a cluster has in its tables; to bring that back takes a tenth of the time that a new cluster
 * takes. Its schema is expected to stay as it is.
 */
export async function resetOf(pglite: PGlite): Promise<Reset> {
  const { rows: tables } = await pglite.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const names = tables.map(({ name }) => name);
  const kept: { readonly name: string; readonly rows: string }[] = [];
  for (const name of names) {
    const found = await pglite.query<{ rows: string | null }>(
      `select json_agg(one)::text as rows from ${name} one`,
    );
    const rows = found.rows[0]?.rows;
    if (typeof rows === "string") kept.push({ name, rows });
  }
  return async () => {
    // Triggers and foreign keys are for members' changes.
    await pglite.exec(
      `set session_replication_role = replica; truncate ${names.join(", ")} restart identity`,
    );
    for (const { name, rows } of kept) {
      await pglite.query(
        `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`,
        [rows],
      );
    }
    // Without a checkpoint the log of all changes stays in memory.
    await pglite.exec("reset session_replication_role; checkpoint");
  };
}
