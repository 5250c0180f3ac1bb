import { useIntl } from "@gemel/i18n";
import { Button } from "../../actions/Button/Button.tsx";
import { ProgressBar } from "../../feedback/ProgressBar/ProgressBar.tsx";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { AudioPlayer } from "../AudioPlayer/AudioPlayer.tsx";
import * as css from "./VoiceMessageField.css.ts";

/** A recording that was made or chosen and is not saved yet. */
export interface VoiceMessageDraft {
  recording: Blob;
  /** Given if it is known. */
  durationMs?: number | undefined;
}

export interface DraftVoiceMessageProps {
  draft: VoiceMessageDraft;
  /** Another recording is saved, which this one will replace. */
  replaces: boolean;
  isSaving: boolean;
  progress: number | undefined;
  onSave: () => void;
  onStart: () => void;
  onDiscard: () => void;
}

/** The recording before it is saved: listen, save, record again or discard. */
export function DraftVoiceMessage(props: DraftVoiceMessageProps) {
  const { draft, replaces, isSaving, progress, onSave, onStart, onDiscard } = props;
  const intl = useIntl();
  return (
    <div className={css.sheet}>
      <AudioPlayer
        label={intl.formatMessage({ id: "media.voiceMessage.draft" })}
        load={() => Promise.resolve(draft.recording)}
        durationMs={draft.durationMs}
        tone="garnet"
      />
      <p role="status" className={css.hint}>
        {intl.formatMessage({
          id: replaces ? "media.voiceMessage.replaces" : "media.voiceMessage.unsaved",
        })}
      </p>
      {isSaving ? (
        <div className={css.progress}>
          <ProgressBar
            label={intl.formatMessage({ id: "media.voiceMessage.saving" })}
            value={progress && progress * 100}
          />
        </div>
      ) : null}
      <Inline>
        <Button isPending={isSaving} onPress={onSave}>
          {intl.formatMessage({ id: "media.voiceMessage.save" })}
        </Button>
        {isSaving ? null : (
          <Button kind="secondary" onPress={onStart}>
            {intl.formatMessage({ id: "media.voiceMessage.again" })}
          </Button>
        )}
        <Button kind="quiet" onPress={onDiscard}>
          {intl.formatMessage({ id: isSaving ? "ui.dialog.cancel" : "media.note.discard" })}
        </Button>
      </Inline>
    </div>
  );
}
