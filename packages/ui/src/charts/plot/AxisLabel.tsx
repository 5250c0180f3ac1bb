import * as css from "./AxisLabel.css.ts";
import type { Value } from "./geometry.ts";
import { MarkerSign, type Marked } from "./Markers.tsx";
import { useValueText } from "./use-value-text.ts";

export interface AxisLabelProps {
  of: Marked;
  name: string;
  /** One per person, 0 to 100. */
  values: readonly Value[];
}

/** An axis of a radar in words: its sign and name, and below what each person has there. */
export function AxisLabel({ of, name, values }: AxisLabelProps) {
  const text = useValueText();
  return (
    <>
      <MarkerSign of={of} />
      {name}
      {values.every((value) => value === null) ? (
        <span className={css.missing}>{text(null)}</span>
      ) : (
        <span className={css.values}>
          {values.map((value, index) => (
            <span key={index} className={index > 0 ? css.second : undefined}>
              {value === null ? "?" : text(value)}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
