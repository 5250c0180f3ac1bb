export interface Table {
  readonly schema: string;
  readonly name: string;
  /** What is carried of a row, in the order of the values. */
  readonly columns: readonly Column[];
  /** Columns that say in which transaction a row was written: on arrival it is the one that writes it. */
  readonly transactions: readonly string[];
}

export interface Column {
  readonly name: string;
  /** As PostgreSQL writes it. */
  readonly type: string;
}

/** The values of a row as PostgreSQL writes them. */
export type Row = readonly (string | null)[];

/** As it stands in archives and messages. */
export const titleOf = ({ schema, name }: Pick<Table, "schema" | "name">): string =>
  `${schema}.${name}`;
