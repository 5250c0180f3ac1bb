import { chart } from "../plot/chart.css.ts";
import { ChartTable } from "../plot/ChartTable.tsx";
import { clampAll, type Value } from "../plot/geometry.ts";
import { RadarFrame } from "../plot/RadarFrame.tsx";
import { RadarShape } from "../plot/RadarShape.tsx";

export interface RadarSeries {
  /** Whose values these are. */
  name: string;
  /** One per axis, 0 to 100; what lies beyond is clamped, null leaves a gap. */
  values: readonly Value[];
}

export interface RadarProps {
  /** Names the graph for screen readers. */
  label: string;
  /** Their five names, clockwise from the top. */
  axes: readonly string[];
  /** Whose values these are, and one per axis, 0 to 100; null leaves a gap. */
  first: RadarSeries;
  /** Drawn dashed, so that the two stay apart without colour. */
  second?: RadarSeries;
}

/**
 * One or two people on the same five axes. The same numbers follow as a table for screen readers.
 *
 * Not for members' own traits (`BigFiveRadar`) or how they fit (`CompatibilityGraph`), which say
 * how sure they are; nor for values that share no scale.
 */
export function Radar({ label, axes, first, second }: RadarProps) {
  const series = second ? [first, second] : [first];
  return (
    <div className={chart}>
      <RadarFrame labels={axes}>
        {series.map(({ name, values }) => (
          <RadarShape key={name} values={values} />
        ))}
      </RadarFrame>
      <ChartTable
        label={label}
        columns={series.map(({ name }) => name)}
        rows={axes.map((axis, index) => [
          axis,
          ...series.map(({ values }) => clampAll(values)[index]),
        ])}
      />
    </div>
  );
}
