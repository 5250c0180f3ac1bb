import type { ReactNode } from "react";
import { grid } from "./geometry.ts";
import * as css from "./RadarFrame.css.ts";

export interface RadarFrameProps {
  /** Five, clockwise from the top. */
  labels: readonly ReactNode[];
  /** Drawn around 0,0, on a scale and axes that reach 100 from there. */
  children: ReactNode;
}

/**
 * The scale and axes of a radar, surrounded by labels. The labels are text of the page: they wrap, keep their
 * size however small the drawing gets, and never leave the chart. Used in a `chart`; in a `card` it is small,
 * with labels only if there is room.
 *
 * Hidden from screen readers, which have the `ChartTable`.
 */
export function RadarFrame({ labels, children }: RadarFrameProps) {
  return (
    <div className={css.frame} aria-hidden="true">
      <svg viewBox="-100 -104 200 190" className={css.plot}>
        <path d={grid} className={css.grid} />
        {children}
      </svg>
      {labels.map((label, index) => (
        <span key={index} className={css.label}>
          {label}
        </span>
      ))}
    </div>
  );
}
