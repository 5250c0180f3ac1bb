import { useIntl } from "@gemel/i18n";
import { ToneIcon } from "../../feedback/ToneIcon.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import type { Peaks } from "../Waveform/peaks.ts";
import * as css from "./AudioPlayer.css.ts";
import { PlayButton } from "./PlayButton.tsx";
import { PlayerTimes } from "./PlayerTimes.tsx";
import { SeekBar } from "./SeekBar.tsx";
import { SpeedButton } from "./SpeedButton.tsx";
import type { PlayerSize, PlayerTone } from "./tones.ts";
import { useAudio, type AudioSource } from "./use-audio.ts";

export interface AudioPlayerProps extends AudioSource {
  /** The speaker and the kind of recording: "Voice message of Giulia". */
  label: string;
  /** Loudness over time, 0 to 1, measured beforehand; otherwise it is, once it is loaded. */
  peaks?: Peaks | undefined;
  /**
   * `face`: the button alone, on a small picture. `card`: a pill on a picture, small until it is played. `bubble`:
   * in a message, as wide as it allows. @default "bubble"
   */
  size?: PlayerSize;
  /** `twin` and `duo` belong to what the twin and the advisor say. @default "neutral" */
  tone?: PlayerTone;
}

const bars = { card: 20, bubble: 32 } as const;

const isFace = (size: PlayerSize): size is "face" => size === "face";

/**
 * Plays one recording of a voice. It is fetched by `load` on the first play; one plays at a time on
 * the page. Give another recording another `key`.
 *
 * Not for music, nor for a reply that speaks by itself (`VoicePopup`).
 */
export function AudioPlayer(props: AudioPlayerProps) {
  const { label, peaks, size = "bubble", tone = "neutral", ...source } = props;
  const intl = useIntl();
  const sound = useAudio(source);
  // On a picture it takes no more room than it needs.
  const isQuiet = size === "card" && sound.phase === "idle";
  return (
    <div role="group" aria-label={label} className={css.player({ size, tone })}>
      <PlayButton {...{ label, size, tone }} phase={sound.phase} onPress={sound.toggle} />
      {isFace(size) ? (
        <VisuallyHidden>
          <span role="alert">{sound.phase === "failed" ? sound.error : null}</span>
        </VisuallyHidden>
      ) : sound.phase === "failed" ? (
        <p role="alert" dir="auto" className={css.problem}>
          <span className={css.marker}>
            <ToneIcon tone="danger" />
          </span>
          {sound.error}
        </p>
      ) : (
        <>
          {isQuiet && sound.durationMs === undefined ? null : (
            <div className={css.track[size]}>
              {isQuiet ? null : (
                <SeekBar
                  positionMs={sound.positionMs}
                  durationMs={sound.durationMs}
                  peaks={peaks ?? sound.peaks}
                  bars={bars[size]}
                  onSeek={sound.seek}
                />
              )}
              <PlayerTimes
                positionMs={sound.positionMs}
                durationMs={sound.durationMs}
                size={size}
              />
            </div>
          )}
          {isQuiet ? null : <SpeedButton speed={sound.speed} onChange={sound.changeSpeed} />}
        </>
      )}
      <VisuallyHidden>
        <span role="status">
          {sound.phase === "loading" ? intl.formatMessage({ id: "ui.spinner.loading" }) : null}
        </span>
      </VisuallyHidden>
    </div>
  );
}
