import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";

export interface ChartTableProps {
  label: string;
  /** Heads of the columns of values. */
  columns: readonly string[];
  /** Each begins with its name. */
  rows: readonly (readonly (string | number | null | undefined)[])[];
}

/** The values of a chart, as a table for screen readers. */
export function ChartTable({ label, columns, rows }: ChartTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {[label, ...columns].map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
