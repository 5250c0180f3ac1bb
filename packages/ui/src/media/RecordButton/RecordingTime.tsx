import { useIntl } from "@gemel/i18n";
import { formatDuration, wholeSeconds } from "../time/format-duration.ts";
import * as css from "./RecordingTime.css.ts";
import { secondsToAnnounce } from "./recording-status.ts";

export interface RecordingTimeProps {
  elapsedMs: number;
  maxMs: number;
}

/** The elapsed and the remaining time, hidden from screen readers: `RecordingStatus` announces them. */
export function RecordingTime({ elapsedMs, maxMs }: RecordingTimeProps) {
  const intl = useIntl();
  // Counted in whole seconds, so that the two always add up.
  const left = (wholeSeconds(maxMs) - wholeSeconds(elapsedMs)) * 1000;
  const isEnding = secondsToAnnounce(elapsedMs, maxMs) !== undefined;
  return (
    <span aria-hidden className={css.times}>
      <span className={css.elapsed}>{formatDuration(elapsedMs, intl.locale)}</span>
      <span className={css.left} data-ending={isEnding || undefined}>
        {intl.formatMessage(
          { id: "media.record.left" },
          { time: formatDuration(left, intl.locale) },
        )}
      </span>
    </span>
  );
}
