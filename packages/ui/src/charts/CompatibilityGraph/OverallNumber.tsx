import { useIntl } from "@gemel/i18n";
import { Rings } from "../../brand/Rings/Rings.tsx";
import { clamp, type Value } from "../plot/geometry.ts";
import * as css from "./OverallNumber.css.ts";

/** In the middle of the graph: the percentage, or the mark where there is none. */
export function OverallNumber({ overall }: { overall: Value }) {
  const intl = useIntl();
  if (overall === null) {
    return (
      <svg className={css.mark} x={-30} y={-18} width={60} height={36}>
        <Rings tone="current" line={1.4} />
      </svg>
    );
  }
  const parts = intl.formatNumberToParts(clamp(overall) / 100, { style: "percent" });
  return (
    <text dy="0.34em" className={css.number}>
      {parts.map(({ type, value }) => (
        <tspan
          key={type}
          className={type === "integer" ? undefined : type === "literal" ? css.space : css.sign}
        >
          {value}
        </tspan>
      ))}
    </text>
  );
}
