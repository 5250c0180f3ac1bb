import { useIntl } from "@gemel/i18n";
import { LevelBar } from "./LevelBar.tsx";
import * as css from "./RecordButton.css.ts";
import { RecordDial } from "./RecordDial.tsx";
import { RecordingStatus } from "./RecordingStatus.tsx";
import { RecordingTime } from "./RecordingTime.tsx";
import { RecordTrigger, type RecordTriggerProps } from "./RecordTrigger.tsx";

export { recordStates, type RecordState } from "./RecordTrigger.tsx";

export interface RecordButtonProps extends RecordTriggerProps {
  /** Loudness now, 0 to 1. @default 0 */
  level?: number;
  /** How long it has recorded. @default 0 */
  elapsedMs?: number;
  /** When the host stops it. @default 60000 */
  maxMs?: number;
}

/**
 * Records a voice: hold and release, or tap to start and tap to stop; Space does the same. It shows
 * loudness and time; the recorder itself, its limit included, is the host's.
 *
 * Not for a message between two people (`VoiceNoteComposer`), nor for talking with an AI
 * (`VoicePopup`).
 */
export function RecordButton(props: RecordButtonProps) {
  const { level = 0, elapsedMs = 0, maxMs = 60_000, ...trigger } = props;
  const intl = useIntl();
  const isRecording = trigger.state === "recording";
  return (
    <div className={css.recorder}>
      <RecordDial level={isRecording ? level : 0} used={isRecording ? elapsedMs / maxMs : 0}>
        <RecordTrigger {...trigger} />
      </RecordDial>
      <div className={css.below}>
        {isRecording ? (
          <>
            <RecordingTime elapsedMs={elapsedMs} maxMs={maxMs} />
            <LevelBar level={level} />
          </>
        ) : (
          <p className={css.hint}>
            {intl.formatMessage({
              id: trigger.state === "starting" ? "media.record.starting" : "media.record.hint",
            })}
          </p>
        )}
      </div>
      <RecordingStatus state={trigger.state} elapsedMs={elapsedMs} maxMs={maxMs} />
    </div>
  );
}
