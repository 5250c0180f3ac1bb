import * as css from "./AxisLabel.css.ts";
import type { Value } from "./geometry.ts";
import { MarkerSign, type Marked } from "./MarkerSign.tsx";
import { useValueText } from "./use-value-text.ts";

export interface AxisLabelProps {
  of: Marked;
  name: string;
  /** 0 to 100. */
  value: Value;
}

/** An axis of a radar in words: its sign and name, and below what there is. */
export function AxisLabel({ of, name, value }: AxisLabelProps) {
  const text = useValueText();
  return (
    <>
      <MarkerSign of={of} />
      {name}
      <span className={value === null ? css.missing : css.value}>{text(value)}</span>
    </>
  );
}
