import { useId } from "react";
import { fitPeaks, restingPeaks, type Peaks } from "./peaks.ts";
import * as css from "./Waveform.css.ts";

export interface WaveformProps {
  /** Loudness over time, 0 to 1. Without them a calm drawing stands in. */
  peaks?: Peaks | undefined;
  /** How much has been played, 0 to 1; drawn in the colour of the text around. @default 0 */
  played?: number;
  /** @default 40 */
  bars?: number;
}

const height = 24;

const outline = (peaks: Peaks): string =>
  peaks
    .map((peak, at) => {
      const half = Math.max(0.02, peak) * (height / 2 - 2);
      return `M${at + 0.5} ${height / 2 - half}v${half * 2}`;
    })
    .join("");

/**
 * Loudness over time as a row of bars, as wide and as high as its container. Time runs from left to right in
 * every language, as on every player. Always decorative: its content is given elsewhere.
 *
 * Not for playing (`AudioPlayer`), nor for values other than sound.
 */
export function Waveform({ peaks, played = 0, bars = 40 }: WaveformProps) {
  const clip = useId();
  const path = outline(peaks ? fitPeaks(peaks, bars) : restingPeaks(bars));
  return (
    <svg
      className={css.waveform}
      viewBox={`0 0 ${bars} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <rect
          className={css.playedPart}
          width={Math.min(1, Math.max(0, played)) * bars}
          height={height}
        />
      </clipPath>
      <path className={css.all} d={path} vectorEffect="non-scaling-stroke" />
      <path
        className={css.played}
        d={path}
        vectorEffect="non-scaling-stroke"
        clipPath={`url(#${clip})`}
      />
    </svg>
  );
}
