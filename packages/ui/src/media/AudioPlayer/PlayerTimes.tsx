import { useIntl } from "@gemel/i18n";
import { formatDuration, wholeSeconds } from "../time/format-duration.ts";
import type { PlayerSize } from "./tones.ts";
import * as css from "./PlayerTimes.css.ts";

export interface PlayerTimesProps {
  positionMs: number;
  durationMs: number | undefined;
  size: PlayerSize;
}

/** Elapsed and remaining time, for the eye: the slider says both. On a card only what remains. */
export function PlayerTimes({ positionMs, durationMs, size }: PlayerTimesProps) {
  const { locale } = useIntl();
  const elapsed = formatDuration(positionMs, locale);
  // Counted in whole seconds, so that the two always add up to the length that is shown.
  const left =
    durationMs === undefined
      ? undefined
      : formatDuration((wholeSeconds(durationMs) - wholeSeconds(positionMs)) * 1000, locale);
  if (size === "card")
    return (
      <span aria-hidden className={css.single}>
        {left ?? elapsed}
      </span>
    );
  return (
    <span aria-hidden className={css.times}>
      <span className={css.elapsed}>{elapsed}</span>
      <span>{positionMs > 0 && left !== undefined ? `−${left}` : left}</span>
    </span>
  );
}
