import * as css from "./plot.css.ts";

/** Which line of a plot, by colour, dashes and the shape of its points. */
export type Mark = keyof typeof css.series;

export interface PointProps {
  mark: Mark;
  x: number;
  y: number;
}

/** A point of a line: a disc, a square or a triangle. */
export function Point({ mark, x, y }: PointProps) {
  const className = css.point[mark];
  if (mark === "first") return <circle className={className} cx={x} cy={y} r="5" />;
  if (mark === "second")
    return <rect className={className} x={x - 4.5} y={y - 4.5} width="9" height="9" />;
  return (
    <path className={className} d={`M${x} ${y - 6} L${x + 6} ${y + 5} L${x - 6} ${y + 5} Z`} />
  );
}
