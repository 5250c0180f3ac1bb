import * as css from "./MarkerSign.css.ts";

/** A shape of its own for everything that has a colour of its own. */
const shapes = {
  openness: "M-5.5,0a5.5,5.5 0 1,0 11,0a5.5,5.5 0 1,0 -11,0",
  conscientiousness: "M-5,-5h10v10h-10z",
  extraversion: "M0,-6.5L6.5,5H-6.5z",
  agreeableness: "M0,-7L7,0L0,7L-7,0z",
  stability: "M-2.2,-6.2h4.4v4h4v4.4h-4v4h-4.4v-4h-4v-4.4h4z",
} as const satisfies Record<keyof typeof css.markers, string>;

export type Marked = keyof typeof shapes;

/** The sign of a trait among words, beside its name. */
export function MarkerSign({ of }: { of: Marked }) {
  return (
    <svg viewBox="-8 -8 16 16" className={css.sign} aria-hidden="true">
      <path d={shapes[of]} className={css.markers[of]} />
    </svg>
  );
}
