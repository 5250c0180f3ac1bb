import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { clamp, outline, pointAt } from "./geometry.ts";
import * as css from "./Radar.css.ts";

export interface RadarSeries {
  /** Whose values these are. */
  name: string;
  /** One per axis, 0 to 100; what lies beyond is clamped. */
  values: readonly number[];
}

export interface RadarProps {
  /** Names the graph for screen readers. */
  label: string;
  /** Clockwise from the top. */
  axes: readonly string[];
  first: RadarSeries;
  /** Drawn dashed, so that the two stay apart without colour. */
  second?: RadarSeries;
}

const radius = 100;
const rings = [100, 66, 33] as const;

/**
 * One or two people on the same axes. The same numbers follow as a table for screen readers.
 *
 * Not for one number (`Score`), nor for values that share no scale.
 */
export function Radar({ label, axes, first, second }: RadarProps) {
  const series = second ? [first, second] : [first];
  return (
    <div>
      <svg viewBox="-160 -130 320 250" className={css.radar} aria-hidden="true">
        {rings.map((ring) => (
          <polygon
            key={ring}
            points={outline(
              axes.map(() => ring),
              radius,
            )}
            className={css.grid}
          />
        ))}
        {axes.map((axis, index) => {
          const { x, y } = pointAt(index, axes.length, 100, radius);
          return <line key={axis} x2={x} y2={y} className={css.grid} />;
        })}
        {second && <polygon points={outline(second.values, radius)} className={css.second} />}
        <polygon points={outline(first.values, radius)} className={css.first} />
        {first.values.map((value, index) => {
          const { x, y } = pointAt(index, axes.length, value, radius);
          return <circle key={axes[index]} cx={x} cy={y} r="3.5" className={css.dot} />;
        })}
        {axes.map((axis, index) => (
          <AxisLabel key={axis} text={axis} index={index} count={axes.length} />
        ))}
      </svg>
      <VisuallyHidden>
        <ValuesTable label={label} axes={axes} series={series} />
      </VisuallyHidden>
    </div>
  );
}

function AxisLabel({ text, index, count }: { text: string; index: number; count: number }) {
  const { x, y } = pointAt(index, count, 100, radius + 14);
  const anchor = Math.abs(x) < 20 ? "middle" : x > 0 ? "start" : "end";
  return (
    <text x={x} y={y} dy="0.35em" textAnchor={anchor} className={css.label}>
      {text}
    </text>
  );
}

interface ValuesTableProps {
  label: string;
  axes: readonly string[];
  series: readonly RadarSeries[];
}

function ValuesTable({ label, axes, series }: ValuesTableProps) {
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {axes.map((axis, index) => (
          <tr key={axis}>
            <th scope="row">{axis}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{clamp(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
