import { useIntl } from "@gemel/i18n";
import { dimensionNames } from "@gemel/theme/tokens";
import { AxisLabel } from "../plot/AxisLabel.tsx";
import { ChartTable } from "../plot/ChartTable.tsx";
import { clamp } from "../plot/geometry.ts";
import { Markers } from "../plot/Markers.tsx";
import { RadarFrame } from "../plot/RadarFrame.tsx";
import { RadarShape } from "../plot/RadarShape.tsx";
import { SoftEdge } from "../plot/SoftEdge.tsx";
import { unfold } from "../plot/unfold.css.ts";
import { useValueText } from "../plot/use-value-text.ts";
import { Badges } from "./Badges.tsx";
import { BesideNumber } from "./BesideNumber.tsx";
import { edgeOf, fromHub, hub, type Compatibility } from "./compatibility.ts";
import * as css from "./CompatibilityGraph.css.ts";
import { OverallNumber } from "./OverallNumber.tsx";

export const graphSizes = ["card", "full"] as const;

export interface CompatibilityGraphProps extends Compatibility {
  /** Names the graph for screen readers: the person with whom the member is compared. */
  label: string;
  /**
   * `card`: for a list of people, a small drawing beside its number; with the names of its axes in a
   * `graphRoom` of 60 rem. `full`: with names and values.
   *
   * @default "full"
   */
  size?: (typeof graphSizes)[number];
}

/**
 * How well two people fit, in five dimensions and one number, and how sure that is: an edge that is
 * soft where answers lack, and badges in words. What has too little data has no number. The same
 * follows as a table for screen readers.
 *
 * Not a ranking, and not a prediction, as the full form says. Not for one person's traits
 * (`BigFiveRadar`).
 */
export function CompatibilityGraph({
  label,
  size = "full",
  overall,
  completeness,
  isLowConfidence,
  isDiscreet = false,
  ...scores
}: CompatibilityGraphProps) {
  const intl = useIntl();
  const text = useValueText();
  const isFull = size === "full";
  const dimensions = dimensionNames.map((name) => ({
    name,
    title: intl.formatMessage({ id: `common.dimension.${name}` }),
    value: scores[name],
  }));
  const values = dimensions.map(({ value }) => value);
  const place = isFull ? fromHub : clamp;
  const placed = values.map((value) => (value === null ? null : place(value)));
  const margin = edgeOf({ completeness, isLowConfidence });
  const drawing = (
    <RadarFrame
      start={isFull ? hub : 0}
      labels={dimensions.map(({ name, title, value }) =>
        isFull ? <AxisLabel key={name} of={name} name={title} values={[value]} /> : title,
      )}
    >
      <g className={unfold}>
        <SoftEdge values={values} margins={values.map(() => margin)} place={place} />
        <RadarShape values={placed} />
        {isFull ? <Markers of={dimensionNames} values={placed} /> : null}
      </g>
      {isFull ? <OverallNumber overall={overall} /> : null}
    </RadarFrame>
  );
  return (
    <figure className={css.graph[size]} aria-label={label}>
      {isFull ? drawing : <BesideNumber {...{ overall, completeness }}>{drawing}</BesideNumber>}
      <Badges
        {...{ overall, isLowConfidence, isDiscreet }}
        completeness={isFull ? completeness : null}
        isPlain={!isFull}
      />
      {isFull ? (
        <p className={css.starter}>{intl.formatMessage({ id: "charts.starter" })}</p>
      ) : null}
      <ChartTable
        label={label}
        columns={[intl.formatMessage({ id: "charts.scale" })]}
        rows={[
          [
            intl.formatMessage({ id: "charts.overall" }),
            overall === null
              ? intl.formatMessage({ id: "charts.noNumber" })
              : intl.formatNumber(clamp(overall) / 100, { style: "percent" }),
          ],
          ...dimensions.map(({ title, value }) => [title, text(value)]),
        ]}
      />
    </figure>
  );
}
