import type { Value } from "./geometry.ts";
import { softEdge } from "./uncertainty.ts";
import * as css from "./SoftEdge.css.ts";

export interface SoftEdgeProps {
  /** One per axis, 0 to 100. */
  values: readonly Value[];
  /** Half its width, in points of the scale: `marginOf` a confidence. */
  margin: number;
}

/** How unsure a shape is: an edge that fades to both sides of it, wider where less is known. */
export function SoftEdge({ values, margin }: SoftEdgeProps) {
  return (
    <g className={css.edge}>
      {softEdge(values, margin).map((path, step) => (
        <path key={step} d={path} />
      ))}
    </g>
  );
}
