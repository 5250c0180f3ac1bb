import type { Value } from "./geometry.ts";
import { softEdge } from "./uncertainty.ts";
import * as css from "./SoftEdge.css.ts";

export interface SoftEdgeProps {
  /** One per axis, 0 to 100. */
  values: readonly Value[];
  /** Half its width at each axis, in points of the scale. */
  margins: readonly number[];
  /** Where a value lies in the drawing. @default as far from the middle as it says */
  place?: (value: number) => number;
  /** Of the second person in a drawing. @default false */
  isSecond?: boolean;
}

/** How unsure a shape is: an edge that fades to both sides of it, wider where less is known. */
export function SoftEdge({ values, margins, place, isSecond = false }: SoftEdgeProps) {
  return (
    <g className={isSecond ? css.second : css.edge}>
      {softEdge(values, margins, place).map((path, step) => (
        <path key={step} d={path} />
      ))}
    </g>
  );
}
