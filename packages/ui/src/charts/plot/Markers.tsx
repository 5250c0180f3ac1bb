import { corners, type Value } from "./geometry.ts";
import * as css from "./Markers.css.ts";

const circle = "M-5.5,0a5.5,5.5 0 1,0 11,0a5.5,5.5 0 1,0 -11,0";
const square = "M-5,-5h10v10h-10z";
const triangle = "M0,-6.5L6.5,5H-6.5z";
const diamond = "M0,-7L7,0L0,7L-7,0z";
const cross = "M-2.2,-6.2h4.4v4h4v4.4h-4v4h-4.4v-4h-4v-4.4h4z";

/** A shape of its own for everything that has a colour of its own. */
const shapes = {
  openness: circle,
  conscientiousness: square,
  extraversion: triangle,
  agreeableness: diamond,
  stability: cross,
  social: circle,
  values: square,
  emotional: triangle,
  lifestyle: diamond,
  longterm: cross,
} as const satisfies Record<keyof typeof css.markers, string>;

export type Marked = keyof typeof shapes;

export interface MarkersProps {
  /** Clockwise from the top. */
  of: readonly Marked[];
  /** Where each stands on its axis; one without a value is left out. */
  values: readonly Value[];
}

/** What the corners of a shape on a radar stand for, each by its colour and its shape. */
export function Markers({ of, values }: MarkersProps) {
  const all = corners(values);
  return of.map((name, axis) =>
    all[axis] ? (
      <path
        key={name}
        d={shapes[name]}
        transform={`translate(${all[axis]})`}
        className={css.markers[name]}
      />
    ) : null,
  );
}

/** One of them among words, beside its name. */
export function MarkerSign({ of }: { of: Marked }) {
  return (
    <svg viewBox="-8 -8 16 16" className={css.sign} aria-hidden="true">
      <path d={shapes[of]} className={css.markers[of]} />
    </svg>
  );
}
