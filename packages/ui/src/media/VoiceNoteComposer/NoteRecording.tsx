import { useIntl } from "@gemel/i18n";
import { Square, X } from "lucide-react";
import { useEffect } from "react";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { RingsInMotion } from "../../feedback/Spinner/RingsInMotion.tsx";
import { pausePlaying } from "../AudioPlayer/playing-now.ts";
import { LevelBar } from "../RecordButton/LevelBar.tsx";
import { RecordingStatus } from "../RecordButton/RecordingStatus.tsx";
import { RecordingTime } from "../RecordButton/RecordingTime.tsx";
import { Waveform } from "../Waveform/Waveform.tsx";
import { useLevelTrail } from "./use-level-trail.ts";
import * as css from "./VoiceNoteComposer.css.ts";

const bars = 24;

export interface NoteRecordingProps {
  state: "starting" | "recording";
  level: number;
  elapsedMs: number;
  maxMs: number;
  onStop: () => void;
  onCancel: () => void;
}

/** The running recording: the last levels, the time, stop and discard. */
export function NoteRecording(props: NoteRecordingProps) {
  const { state, level, elapsedMs, maxMs, onStop, onCancel } = props;
  const intl = useIntl();
  const trail = useLevelTrail(level, elapsedMs, bars);
  useEffect(pausePlaying, []);
  return (
    <div className={css.row}>
      {/* Stop stands where play will: a second tap by mistake listens, and does not send. */}
      <IconButton
        kind="primary"
        label={intl.formatMessage({ id: "media.record.stop" })}
        onPress={onStop}
      >
        {state === "starting" ? (
          <RingsInMotion />
        ) : (
          <Square aria-hidden size="0.75em" fill="currentColor" />
        )}
      </IconButton>
      <span className={css.time}>
        <RecordingTime elapsedMs={elapsedMs} maxMs={maxMs} />
      </span>
      <div className={css.draft}>
        <LevelBar level={level} />
        <div className={css.trail}>
          <Waveform peaks={trail} played={1} bars={bars} />
        </div>
      </div>
      <IconButton label={intl.formatMessage({ id: "media.note.discard" })} onPress={onCancel}>
        <X aria-hidden size="1em" strokeWidth={1.75} />
      </IconButton>
      <RecordingStatus {...{ state, elapsedMs, maxMs }} />
    </div>
  );
}
