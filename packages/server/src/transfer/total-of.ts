import type { Manifest } from "./archive-format.ts";

/** What was carried, in words. */
export function totalOf({ tables, media }: Pick<Manifest, "tables" | "media">): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${media} files`;
}
