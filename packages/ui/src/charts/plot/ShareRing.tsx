import * as css from "./ShareRing.css.ts";

export interface ShareRingProps {
  /** 0 to 1; null where it is not known. */
  share: number | null;
  /** Line in units of the 24 by 24 drawing. */
  line: number;
}

/** A share as part of a ring, as tall as a line of the text around, in that text's colour. */
export function ShareRing({ share, line }: ShareRingProps) {
  const circle = { r: 12 - line / 2, pathLength: 100, strokeWidth: line };
  return (
    <svg viewBox="-12 -12 24 24" className={css.ring} aria-hidden="true">
      <circle {...circle} className={share === null ? css.unknown : css.whole} />
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
