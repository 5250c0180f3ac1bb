import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

export interface Table {
  readonly schema: string;
  readonly name: string;
  /** The columns of a row that are carried, in the order of the values. */
  readonly columns: readonly Column[];
  /** Columns with the transaction that wrote a row; on arrival, it is the one that inserts the row. */
  readonly transactions: readonly string[];
}

export interface Column {
  readonly name: string;
  /** The type as PostgreSQL writes it. */
  readonly type: string;
}

/** The values of a row as PostgreSQL writes them. */
export type Row = readonly (string | null)[];

/** The name of a table in archives and messages. */
export const titleOf = ({ schema, name }: Pick<Table, "schema" | "name">): string =>
  `${schema}.${name}`;

/** How many rows are held at a time. */
export const BATCH = 500;

/** Makes a transaction write values alike on every server, whatever its own settings. */
export async function writeAlike(transaction: Kysely<Schema>): Promise<void> {
  await sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
      set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true)`.execute(transaction);
}

/** The rows of a table, in batches, inside a transaction that sees one moment of the database. */
export async function* readRows(
  transaction: Kysely<Schema>,
  table: Table,
): AsyncGenerator<readonly Row[]> {
  const values = table.columns.map(
    ({ name }, index) => sql`${sql.ref(name)}::text as ${sql.ref(`c${index}`)}`,
  );
  await sql`
    declare carried no scroll cursor for select ${sql.join(values)} from ${idOf(table)}`.execute(
    transaction,
  );
  try {
    for (;;) {
      const { rows } = await sql<Readonly<Record<string, string | null>>>`
        fetch ${sql.lit(BATCH)} from carried`.execute(transaction);
      if (rows.length === 0) return;
      yield rows.map((row) => table.columns.map((_, index) => row[`c${index}`] ?? null));
    }
  } finally {
    await sql`close carried`.execute(transaction);
  }
}

export async function addRows(transaction: Kysely<Schema>, table: Table, rows: readonly Row[]) {
  if (rows.length === 0) return;
  const names = [...table.columns.map(({ name }) => name), ...table.transactions];
  const values = [
    ...table.columns.map(
      ({ type }, index) => sql`(carried ->> ${sql.lit(index)})::${sql.raw(type)}`,
    ),
    ...table.transactions.map(() => sql`pg_current_xact_id()`),
  ];
  await sql`
    insert into ${idOf(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as carried`.execute(transaction);
}

/** How many rows a table has, and a sum of what is in them that their order does not change. */
export interface Tally {
  readonly rows: number;
  readonly checksum: string;
}

export async function tallyRows(transaction: Kysely<Schema>, table: Table): Promise<Tally> {
  const values = table.columns.map(({ name }) => sql`${sql.ref(name)}::text`);
  const { rows } = await sql<{ rows: number | string; checksum: string }>`
    select count(*) as rows,
      coalesce(sum(('x' || left(md5(row(${sql.join(values)})::text), 15))::bit(60)::bigint), 0)::text as checksum
    from ${idOf(table)}`.execute(transaction);
  const [tally] = rows;
  if (tally === undefined) throw new Error("a count without a row");
  return { rows: Number(tally.rows), checksum: tally.checksum };
}

export const idOf = ({ schema, name }: Table) => sql.id(schema, name);
