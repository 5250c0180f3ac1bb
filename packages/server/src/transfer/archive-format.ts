import type { CarriedTable } from "./carried.ts";

/*
 * A backup is a ZIP file: `tables/<schema>.<table>.jsonl` with a JSON array of the row's values a line,
 * `media/<name>`, `manifest.json`, and last `SHA256SUMS` with the sum of every other file, which
 * `sha256sum --check` reads.
 */

export const MANIFEST = "manifest.json";
export const SUMS = "SHA256SUMS";
export const FORMAT = "gemel-backup-1";

export const tablePath = (title: string): string => `tables/${title}.jsonl`;
export const mediaPath = (name: string): string => `media/${name}`;

export interface Manifest {
  readonly format: typeof FORMAT;
  readonly madeAt: string;
  readonly migration: string;
  readonly tables: readonly Omit<CarriedTable, "read">[];
  readonly media: number;
}

export function totalOf({ tables, media }: Pick<Manifest, "tables" | "media">): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${media} files`;
}
