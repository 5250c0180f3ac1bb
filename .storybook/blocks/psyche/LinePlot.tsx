import { Unstyled } from "@storybook/addon-docs/blocks";
import { NumbersTable } from "./NumbersTable.tsx";
import * as css from "./plot.css.ts";

/** Size and margins of the area between a drawing's axes, in the units of its `viewBox`. */
const frame = { width: 480, height: 240, left: 44, right: 22, top: 10, bottom: 26 } as const;

/** Maps a value of an axis to a place on it. */
type Scale = (value: number) => number;

const linear =
  (from: number, to: number, start: number, end: number): Scale =>
  (value) =>
    start + ((value - from) / (to - from)) * (end - start);

/** The places of an axis that runs to the end of a line. */
const across = (from: number, to: number): Scale =>
  linear(from, to, frame.left, frame.width - frame.right);

/** The places of an axis that runs upwards. */
const upwards = (from: number, to: number): Scale =>
  linear(from, to, frame.height - frame.bottom, frame.top);

interface Line {
  name: string;
  mark: Mark;
  /** One per value of `x`. */
  values: readonly number[];
}

export interface LinePlotProps {
  /** Describes what the plot shows. */
  caption: string;
  /** Name of the horizontal axis. */
  xName: string;
  /** Name of the vertical axis. */
  yName: string;
  x: readonly number[];
  lines: readonly Line[];
  /** Lines of the grid, the first and the last at the edges. */
  ticks: readonly number[];
  /** The required range, drawn as a band. */
  wanted?: readonly [from: number, to: number];
}

/** Lines over an axis, with the same numbers as a table. */
export function LinePlot({ caption, xName, yName, x, lines, ticks, wanted }: LinePlotProps) {
  const toX = across(Math.min(...x), Math.max(...x));
  const toY = upwards(ticks[0] ?? 0, ticks.at(-1) ?? 1);
  const path = (values: readonly number[]): string =>
    values
      .map((value, index) => `${index === 0 ? "M" : "L"}${toX(x[index] ?? 0)} ${toY(value)}`)
      .join(" ");
  return (
    <Unstyled>
      <figure className={css.figure}>
        <figcaption className={css.caption}>{caption}</figcaption>
        <div aria-hidden>
          <p className={css.axisName}>{yName}</p>
          <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={css.plot}>
            {wanted === undefined ? null : (
              <rect
                className={css.wanted}
                x={frame.left}
                width={frame.width - frame.left - frame.right}
                y={toY(wanted[1])}
                height={toY(wanted[0]) - toY(wanted[1])}
              />
            )}
            {ticks.map((tick) => (
              <g key={tick}>
                <path
                  className={css.grid}
                  d={`M${frame.left} ${toY(tick)} H${frame.width - frame.right}`}
                />
                <text className={css.tick} x={frame.left - 8} y={toY(tick) + 5} textAnchor="end">
                  {tick}
                </text>
              </g>
            ))}
            {x.map((value) => (
              <text
                key={value}
                className={css.tick}
                x={toX(value)}
                y={frame.height - 6}
                textAnchor="middle"
              >
                {value}
              </text>
            ))}
            {lines.map(({ name, mark, values }) => (
              <g key={name}>
                <path className={css.series[mark]} d={path(values)} />
                {values.map((value, index) => (
                  <Point key={x[index]} mark={mark} x={toX(x[index] ?? 0)} y={toY(value)} />
                ))}
              </g>
            ))}
          </svg>
          <p className={css.axisName}>{xName}</p>
          <ul className={css.legend}>
            {lines.map(({ name, mark }) => (
              <li key={name} className={css.entry}>
                <svg viewBox="0 0 36 14" className={css.swatch}>
                  <path className={css.series[mark]} d="M0 7 H36" />
                  <Point mark={mark} x={18} y={7} />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        </div>
        <NumbersTable
          label={caption}
          rowHeading={xName}
          columns={lines.map(({ name }) => name)}
          rows={x.map((value, index) => ({
            name: String(value),
            values: lines.map(({ values }) => values[index] ?? 0),
          }))}
        />
      </figure>
    </Unstyled>
  );
}

/** The style of a line in a plot: its colour, dashes and the shape of its points. */
type Mark = keyof typeof css.series;

interface PointProps {
  mark: Mark;
  x: number;
  y: number;
}

/** A point of a line: a disc, a square or a triangle. */
function Point({ mark, x, y }: PointProps) {
  const className = css.point[mark];
  if (mark === "first") return <circle className={className} cx={x} cy={y} r="5" />;
  if (mark === "second")
    return <rect className={className} x={x - 4.5} y={y - 4.5} width="9" height="9" />;
  return (
    <path className={className} d={`M${x} ${y - 6} L${x + 6} ${y + 5} L${x - 6} ${y + 5} Z`} />
  );
}
