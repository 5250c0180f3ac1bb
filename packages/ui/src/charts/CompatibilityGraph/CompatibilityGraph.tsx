import { useIntl } from "@gemel/i18n";
import { ChartTable } from "../plot/ChartTable.tsx";
import { clamp } from "../plot/geometry.ts";
import { RadarFrame } from "../plot/RadarFrame.tsx";
import { RadarShape } from "../plot/RadarShape.tsx";
import { SoftEdge } from "../plot/SoftEdge.tsx";
import { unfold } from "../plot/unfold.css.ts";
import { useValueText } from "../plot/use-value-text.ts";
import { BesideNumber } from "./BesideNumber.tsx";
import { dimensionNames, edgeOf, type Compatibility } from "./compatibility.ts";
import * as css from "./CompatibilityGraph.css.ts";

export interface CompatibilityGraphProps extends Compatibility {
  /** Names the graph for screen readers: the person with whom the member is compared. */
  label: string;
}

/**
 * Shows how well two people fit, as one number beside a small drawing of five dimensions, and how sure that
 * is: missing answers make the edge soft, and a text says so. In a `graphRoom` of 60 rem its axes have names.
 * A dimension with too little data has no number. The same data follows as a table for screen readers.
 *
 * Not a ranking, and not a prediction. Not for one person's traits (`BigFiveRadar`).
 */
export function CompatibilityGraph({
  label,
  overall,
  completeness,
  isLowConfidence,
  isDiscreet = false,
  ...scores
}: CompatibilityGraphProps) {
  const intl = useIntl();
  const text = useValueText();
  const noNumber = intl.formatMessage({ id: "charts.noNumber" });
  const titles = dimensionNames.map((name) =>
    intl.formatMessage({ id: `common.dimension.${name}` }),
  );
  const values = dimensionNames.map((name) => scores[name]);
  const badges = [
    ...(overall === null ? [noNumber] : []),
    ...(isLowConfidence ? [intl.formatMessage({ id: "charts.lowConfidence" })] : []),
    ...(isDiscreet ? [intl.formatMessage({ id: "charts.discreet" })] : []),
  ];
  return (
    <figure className={css.graph} aria-label={label}>
      <BesideNumber {...{ overall, completeness, badges }}>
        <RadarFrame labels={titles}>
          <g className={unfold}>
            <SoftEdge values={values} margin={edgeOf({ completeness, isLowConfidence })} />
            <RadarShape values={values} />
          </g>
        </RadarFrame>
      </BesideNumber>
      <ChartTable
        label={label}
        columns={[intl.formatMessage({ id: "charts.scale" })]}
        rows={[
          [
            intl.formatMessage({ id: "charts.overall" }),
            overall === null
              ? noNumber
              : intl.formatNumber(clamp(overall) / 100, { style: "percent" }),
          ],
          ...titles.map((title, index) => [title, text(values[index])]),
        ]}
      />
    </figure>
  );
}
