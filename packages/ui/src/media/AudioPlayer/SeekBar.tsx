import { useIntl } from "@gemel/i18n";
import { useRef, type PointerEvent } from "react";
import { spokenDuration } from "../time/spoken-duration.ts";
import type { Peaks } from "../Waveform/peaks.ts";
import { Waveform } from "../Waveform/Waveform.tsx";
import * as css from "./SeekBar.css.ts";
import { seekByKey, seekByPointer } from "./seek.ts";

export interface SeekBarProps {
  positionMs: number;
  /** Unknown, it cannot be moved. */
  durationMs: number | undefined;
  peaks: Peaks | undefined;
  bars: number;
  onSeek: (positionMs: number) => void;
}

/**
 * The waveform as a slider. A native one lies over it for keyboard and screen reader, because
 * react-aria's says its value as a bare number. The pointer is read here: on some phones a native
 * slider moves only by its thumb, and there is none to be seen.
 */
export function SeekBar({ positionMs, durationMs, peaks, bars, onSeek }: SeekBarProps) {
  const intl = useIntl();
  const slider = useRef<HTMLInputElement>(null);
  const isDisabled = durationMs === undefined;
  const total = durationMs ?? 0;
  const seekTo = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) =>
    onSeek(seekByPointer(clientX, currentTarget.getBoundingClientRect(), total));
  return (
    <div
      role="presentation"
      className={css.track}
      data-disabled={isDisabled || undefined}
      onPointerDown={(event) => {
        if (isDisabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
      onPointerUp={() => slider.current?.focus({ preventScroll: true })}
    >
      <Waveform peaks={peaks} bars={bars} played={total > 0 ? positionMs / total : 0} />
      <input
        ref={slider}
        type="range"
        className={css.slider}
        aria-label={intl.formatMessage({ id: "media.player.position" })}
        aria-valuetext={intl.formatMessage(
          { id: "media.time.of" },
          { elapsed: spokenDuration(positionMs, intl), total: spokenDuration(total, intl) },
        )}
        disabled={isDisabled}
        min={0}
        max={total}
        step={1000}
        value={Math.min(positionMs, total)}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const target = seekByKey(event.key, positionMs, total);
          if (target === undefined) return;
          event.preventDefault();
          onSeek(target);
        }}
      />
    </div>
  );
}
