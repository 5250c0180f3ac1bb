import { area, corners, outline, type Value } from "./geometry.ts";
import * as css from "./RadarShape.css.ts";

export interface RadarShapeProps {
  /** One per axis, 0 to 100. */
  values: readonly Value[];
}

/** The area that values span on a radar; a missing value leaves a gap. */
export function RadarShape({ values }: RadarShapeProps) {
  const all = corners(values);
  const line = outline(all);
  return (
    <g className={css.shape}>
      <polygon points={area(all)} className={css.area} />
      <path d={line} className={css.line} />
      <path d={line} className={css.dots} />
    </g>
  );
}
