import { useIntl } from "@gemel/i18n";
import { Button } from "../../actions/Button/Button.tsx";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { RecordingStatus } from "../RecordButton/RecordingStatus.tsx";
import { RecordingTime } from "../RecordButton/RecordingTime.tsx";
import { RecordTrigger, type RecordState } from "../RecordButton/RecordTrigger.tsx";
import type { VoiceState } from "./voice-states.ts";
import * as css from "./VoiceControls.css.ts";

export interface VoiceControlsProps {
  state: Exclude<VoiceState, "error">;
  elapsedMs: number;
  maxMs: number;
  onRecord: () => void;
  onSend: () => void;
  onCancel: () => void;
}

/** While the AI thinks or speaks, the round button waits in its place and keeps the focus. */
const triggerStates: Record<VoiceControlsProps["state"], RecordState> = {
  idle: "idle",
  starting: "starting",
  recording: "recording",
  thinking: "idle",
  speaking: "idle",
};

/** The round button, and below it what else can be done now. */
export function VoiceControls(props: VoiceControlsProps) {
  const { state, elapsedMs, maxMs, onRecord, onSend, onCancel } = props;
  const intl = useIntl();
  return (
    <>
      <RecordTrigger
        autoFocus
        state={triggerStates[state]}
        isPending={state === "thinking" || state === "speaking"}
        onStart={onRecord}
        onStop={onSend}
      />
      <div className={css.below}>
        {state === "idle" ? (
          <p className={css.hint}>{intl.formatMessage({ id: "media.record.hint" })}</p>
        ) : (
          <>
            {state === "recording" ? <RecordingTime elapsedMs={elapsedMs} maxMs={maxMs} /> : null}
            <Inline justify="center">
              <Button
                kind={state === "speaking" ? "secondary" : "quiet"}
                size="small"
                onPress={onCancel}
              >
                {intl.formatMessage({
                  id: state === "speaking" ? "media.popup.stop" : "ui.dialog.cancel",
                })}
              </Button>
              {state === "recording" ? (
                <Button kind="secondary" size="small" onPress={onSend}>
                  {intl.formatMessage({ id: "media.note.send" })}
                </Button>
              ) : null}
            </Inline>
          </>
        )}
      </div>
      <RecordingStatus state={triggerStates[state]} {...{ elapsedMs, maxMs }} endOnly />
    </>
  );
}
