import * as css from "./ShareRing.css.ts";

/** In units of the 24 by 24 drawing. */
const line = 2.6;
const circle = { r: 12 - line / 2, pathLength: 100, strokeWidth: line };

/** A share, 0 to 1, as part of a ring, as tall as a line of the text around, in that text's colour. */
export function ShareRing({ share }: { share: number }) {
  return (
    <svg viewBox="-12 -12 24 24" className={css.ring} aria-hidden="true">
      <circle {...circle} className={css.whole} />
      {share ? (
        <circle
          {...circle}
          strokeDasharray={`${share * 100} 100`}
          transform="rotate(-90)"
          className={css.share}
        />
      ) : null}
    </svg>
  );
}
