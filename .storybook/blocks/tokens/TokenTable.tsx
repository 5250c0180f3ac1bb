import { IconButton } from "@gemel/ui/IconButton";
import { Copy } from "lucide-react";
import { useState, type ReactNode } from "react";
import * as css from "./TokenTable.css.ts";

export interface TokenRow {
  name: string;
  /** `var(--…)`, to be copied. */
  variable?: string;
  /** The purpose of the token. */
  text?: string;
  cells: readonly ReactNode[];
}

export interface TokenTableProps {
  /** The table's name for those who do not see the heading over it. */
  label: string;
  /** @default "Token" */
  rowHeading?: string;
  columns: readonly string[];
  rows: readonly TokenRow[];
}

/** A row per token; where the page is narrow, a row's cells stand below its name, each with its heading. */
export function TokenTable({ label, rowHeading = "Token", columns, rows }: TokenTableProps) {
  const [copied, setCopied] = useState("");
  const copy = (variable: string) =>
    void navigator.clipboard.writeText(variable).then(() => setCopied(variable));
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead className={css.head}>
          <tr className={css.headRow}>
            {[rowHeading, ...columns].map((heading) => (
              <th key={heading} scope="col" className={css.heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, variable, text, cells }) => (
            <tr key={name} className={css.row}>
              <th scope="row" abbr={name} className={css.token}>
                <span className={css.name}>{name}</span>
                {variable === undefined ? null : (
                  <span className={css.variable}>
                    <code className={css.code}>{variable}</code>
                    <IconButton
                      label={`Copy ${variable}`}
                      size="small"
                      onPress={() => copy(variable)}
                    >
                      <Copy aria-hidden size="1em" />
                    </IconButton>
                  </span>
                )}
                {text === undefined ? null : <span className={css.text}>{text}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={css.cell}>
                  <span aria-hidden className={css.cellHeading}>
                    {columns[index]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={css.unseen}>
        {copied === "" ? "" : `Copied ${copied}`}
      </p>
    </div>
  );
}
