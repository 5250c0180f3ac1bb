import { TokenTable } from "../tokens/TokenTable.tsx";
import * as css from "./plot.css.ts";

export interface NumbersTableProps {
  label: string;
  rowHeading: string;
  columns: readonly string[];
  rows: readonly { name: string; values: readonly number[] }[];
}

/** The numbers behind a plot, to be opened. */
export function NumbersTable({ label, rowHeading, columns, rows }: NumbersTableProps) {
  return (
    <details className={css.numbers}>
      <summary className={css.summary}>The numbers: {label}</summary>
      <TokenTable
        label={label}
        rowHeading={rowHeading}
        columns={columns}
        rows={rows.map(({ name, values }) => ({ name, cells: values.map(String) }))}
      />
    </details>
  );
}
